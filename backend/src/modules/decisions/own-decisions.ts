import { Injectable } from '@nestjs/common';
import { DataKeys } from '../../platform/data-keys';
import { Database } from '../../platform/database';
import { currentTenantId } from '../../platform/tenancy';
import { decisionInLink } from './decision-link';
import { DECISION_ROWS, type DecisionRow, decisionResponse } from './decision-row';
import { type DecisionResponse } from './decision.response';
import { AppealTooLate, DecisionAppealed, DecisionNotFound } from './errors';
import { hashOfStatementToken } from './record-decision';

const SHOWN = 100;

/** How a decision is found by whomever it is about: signed in by its id, or by the token of the mail or of the login. */
export type DecisionKey = { readonly account: number; readonly id: number } | { readonly token: string };

type Condition = readonly [where: string, values: readonly unknown[]];

const BY_ID = ({ account, id }: { readonly account: number; readonly id: number }): Condition => [
  'd.id = $1 and d.account_id = $2',
  [id, account],
];

/** The decisions about a member, as they read them, and their appeals. */
@Injectable()
export class OwnDecisions {
  constructor(
    private readonly database: Database,
    private readonly keys: DataKeys,
  ) {}

  async list(account: number, tag: string): Promise<DecisionResponse[]> {
    const rows = await this.database.query<DecisionRow>(
      `${DECISION_ROWS} where d.account_id = $1 order by d.decided_at desc, d.id desc limit ${SHOWN}`,
      [account],
    );
    return rows.map((row) => decisionResponse(row, tag));
  }

  async open(by: DecisionKey, tag: string): Promise<DecisionResponse> {
    return decisionResponse(await this.find(by), tag);
  }

  /** The same words again are the same appeal. */
  async appeal(by: DecisionKey, text: string, tag: string): Promise<DecisionResponse> {
    const found = await this.find(by);
    if (found.appealed_at === null) {
      if (found.appeal_until < new Date()) throw new AppealTooLate();
      await this.database.execute(
        'insert into appeal (decision_id, text) values ($1, $2) on conflict (tenant_id, decision_id) do nothing',
        [found.id, text],
      );
    }
    const appealed = await this.find(by);
    if (appealed.appeal_text !== text) throw new DecisionAppealed();
    return decisionResponse(appealed, tag);
  }

  private async find(by: DecisionKey): Promise<DecisionRow> {
    const [where, values] = 'token' in by ? this.byToken(by.token) : BY_ID(by);
    const [row] = await this.database.query<DecisionRow>(`${DECISION_ROWS} where ${where}`, values);
    if (!row) throw new DecisionNotFound();
    return row;
  }

  private byToken(token: string): Condition {
    const linked = decisionInLink(this.keys, currentTenantId(), token);
    return linked === undefined
      ? ['s.token_hash = $1', [hashOfStatementToken(token)]]
      : ['d.id = $1 and d.account_id is not null', [linked]];
  }
}
