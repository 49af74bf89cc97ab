import { type Connection } from '../../../platform/database';
import { blockAccount } from '../../accounts';
import { type DecisionContent } from '../../decisions';
import { hidePhoto, removeAnswer, removeText } from '../../members';
import { type StatementKind } from '../../notifications';
import { type ReportDecision } from './report-decision';
import { ReportedContentNotFound } from './reported-content-not-found.error';

interface Reported {
  readonly tenantId: number;
  readonly profile: number;
  readonly by: string;
}

type Acted = Exclude<StatementKind, 'photo_rejected' | 'photo_check_refused' | 'message_rejected'>;

interface CarriedOut {
  readonly kind: Acted;
  readonly content: DecisionContent;
}

/** Does what was decided, in the transaction of the decision, and says what its statement and a reversal need. */
export async function carryOut(
  connection: Connection,
  { tenantId, profile, by }: Reported,
  decision: ReportDecision,
): Promise<CarriedOut> {
  const { outcome, photo, field, prompt } = decision;
  const content = { tenantId, profile };
  if (outcome === 'warned') return { kind: 'warned', content: {} };
  if (outcome === 'member_blocked') {
    // Somebody who is blocked already is told this reason too.
    await blockAccount(connection, tenantId, profile);
    return { kind: 'member_blocked', content: {} };
  }
  if (photo !== undefined) {
    if (!(await hidePhoto(connection, content, { photo, by }))) throw new ReportedContentNotFound();
    return { kind: 'photo_removed', content: { photo } };
  }
  if (field !== undefined) {
    const text = await removeText(connection, content, field);
    if (text === undefined) throw new ReportedContentNotFound();
    return { kind: 'text_removed', content: { field, text } };
  }
  const text = prompt === undefined ? undefined : await removeAnswer(connection, content, prompt);
  if (prompt === undefined || text === undefined) throw new ReportedContentNotFound();
  return { kind: 'prompt_removed', content: { prompt, text } };
}
