import { Inject, Injectable } from '@nestjs/common';
import { Database, type Statement } from '../../../../platform/database';
import { outsideBudgets, withinTimeLimit } from '../../../../platform/dependencies';
import { currentTenantId } from '../../../../platform/tenancy';
import { type Sent } from './send-statement';

const LARGEST_GROUP = 32;

/** The longest wait for a locked row, in milliseconds: others in the group or behind it wait as well. */
const PATIENCE_MS = 50;
const IMPATIENT = `set local lock_timeout = '${PATIENCE_MS}ms'`;
/** The longest wait for a whole group, each of which may have met a locked row; what takes longer may never be answered. */
const GROUP_PATIENCE_MS = LARGEST_GROUP * PATIENCE_MS;

interface Waiting {
  readonly statements: readonly Statement[];
  readonly resolve: (sent: Sent | undefined | Promise<Sent | undefined>) => void;
}

/**
 * Group commit: sends of one brand that come while others of it are on their way go behind them together, in one round trip
 * and with one commit, which is what most of a send's time goes to. Where a group fails, for whatever reason, each goes
 * again by itself: a send may be repeated, and fails or waits for nobody but itself.
 */
@Injectable()
export class SendQueue {
  /** By tenant, while anything of it is on its way. */
  private readonly waiting = new Map<number, Waiting[]>();

  constructor(@Inject(Database) private readonly database: Pick<Database, 'batch' | 'isInTransaction'>) {}

  /** Runs the statements of a send; the result of the last, if those before it do not fail. */
  send(...statements: readonly Statement[]): Promise<Sent | undefined> {
    // Not with the sends of others, which would not be there where this transaction fails.
    if (this.database.isInTransaction) return this.alone(statements);
    const sent = new Promise<Sent | undefined>((resolve) => {
      this.enqueue({ statements, resolve });
    });
    return withinTimeLimit(
      'database',
      Infinity,
      () => sent,
      () => undefined,
    );
  }

  private enqueue(one: Waiting): void {
    const tenant = currentTenantId();
    const line = this.waiting.get(tenant);
    if (line) {
      line.push(one);
      return;
    }
    const first = [one];
    this.waiting.set(tenant, first);
    // Sends that arrive in this turn of the event loop join the group.
    outsideBudgets(() => setImmediate(() => void this.empty(tenant, first)));
  }

  private async empty(tenant: number, line: Waiting[]): Promise<void> {
    while (line.length > 0) {
      const group = line.splice(0, LARGEST_GROUP);
      if (group.length > 1) await atMost(GROUP_PATIENCE_MS, this.sendTogether(group));
      else await atMost(PATIENCE_MS, this.sendEach(group));
    }
    this.waiting.delete(tenant);
  }

  private async sendTogether(group: readonly Waiting[]): Promise<void> {
    try {
      const found = await this.database.batch([IMPATIENT, ...group.flatMap(({ statements }) => statements)]);
      let last = 0;
      for (const { statements, resolve } of group) resolve(found[(last += statements.length)]?.[0] as Sent | undefined);
    } catch {
      void this.sendEach(group);
    }
  }

  private sendEach(group: readonly Waiting[]): Promise<unknown> {
    return Promise.allSettled(
      group.map(({ statements, resolve }) => {
        const sent = this.alone(statements);
        resolve(sent);
        return sent;
      }),
    );
  }

  private async alone(statements: readonly Statement[]): Promise<Sent | undefined> {
    const found = await this.database.batch(statements);
    return found.at(-1)?.[0] as Sent | undefined;
  }
}

async function atMost(ms: number, work: Promise<unknown>): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const patience = new Promise((resolve) => (timer = setTimeout(resolve, ms)));
  await Promise.race([work, patience]);
  clearTimeout(timer);
}
