import { type Mutation } from './mutation';
import { PLATFORM_MUTATIONS } from './platform-mutations';

const DATABASE = 'backend/src/platform/database';
const PIPELINE = `${DATABASE}/pipeline`;
const FLIGHT = `${PIPELINE}/pipelined-query.ts`;
const CLIENT = `${PIPELINE}/tenant-client.ts`;
const POOL = `${DATABASE}/limited-pool.ts`;
const PLANS = `${PIPELINE}/statement-plans.ts`;
const FIRST_MIGRATION = 'migrations/1795000000000-roles-and-scope.up.sql';

const scope = `${PIPELINE}/scope.e2e.test.ts`;
const transactions = `${PIPELINE}/transactions.e2e.test.ts`;
const faults = `${PIPELINE}/faults.e2e.test.ts`;
const deadlocks = `${PIPELINE}/deadlocks.e2e.test.ts`;
const batch = `${PIPELINE}/batch.e2e.test.ts`;
const streams = `${PIPELINE}/streams.e2e.test.ts`;
const startUp = `${DATABASE}/start-up.e2e.test.ts`;
const database = `${DATABASE}/database.e2e.test.ts`;
const migrator = `${DATABASE}/migrations/migrator.e2e.test.ts`;
const tables = 'backend/test/gates/tables.gate.test.ts';

export const MUTATIONS: readonly Mutation[] = [
  {
    name: 'the pool calls a waiter in whatever context',
    file: POOL,
    find: 'this.borrow().then(',
    replace: 'if (connected) super.connect(connected); else this.borrow().then(',
    test: scope,
  },
  {
    name: 'a connection with an open transaction goes back to the pool',
    file: POOL,
    find: 'if (returned.isBusy)',
    replace: 'if (false)',
    test: transactions,
  },
  {
    name: 'the tenant is set on the session, not on the transaction',
    file: PLANS,
    find: '$1, true)"',
    replace: '$1, false)"',
    test: scope,
  },
  {
    name: 'anyone may set the tenant',
    file: PLANS,
    find: 'if (FORBIDDEN.test(text))',
    replace: 'if (false)',
    test: scope,
  },
  {
    name: 'transaction control carries the scope',
    file: PLANS,
    find: 'const control = CONTROL.test(text);',
    replace: 'const control = false;',
    test: transactions,
  },
  {
    name: 'names on the server are not bounded',
    file: PLANS,
    find: 'this.plans.size < this.limit ?',
    replace: 'true ?',
    test: batch,
  },
  {
    name: 'forgotten names stay on the server',
    file: FLIGHT,
    find: 'plans.retired.splice(0)',
    replace: '[] as string[]',
    test: batch,
  },
  {
    name: 'no scope inside transactions',
    file: FLIGHT,
    find: 'this.plans[0]?.control === true ?',
    replace: 'this.plans[0]?.control === true || !this.startedIdle ?',
    test: transactions,
  },
  {
    name: 'a name is trusted although its Parse failed',
    file: FLIGHT,
    find: 'plan.sent = true;',
    replace: 'plan.sent = plan.ready = true;',
    test: faults,
  },
  {
    name: 'stale names are not forgotten',
    file: FLIGHT,
    find: 'this.client.plans.forget();',
    replace: 'void stale;',
    test: faults,
  },
  {
    name: 'a statement keeps its text after a table has changed',
    file: FLIGHT,
    find: "stale === 'changed'",
    replace: 'false',
    test: faults,
  },
  {
    name: 'a connection stays in use after a statement without an answer',
    file: CLIENT,
    find: '() => {\n          this.leave();',
    replace: '() => {',
    test: faults,
  },
  {
    name: 'a stale flight is not sent again',
    file: FLIGHT,
    find: 'const isFirst = !this.resent;',
    replace: 'const isFirst = false;',
    test: faults,
  },
  {
    name: 'a stale flight is sent again inside a failed transaction',
    file: FLIGHT,
    find: 'if (this.startedIdle && this.mayRepeat(',
    replace: 'if (this.mayRepeat(',
    test: transactions,
  },
  {
    name: 'a flight that lost a deadlock is not sent again',
    file: FLIGHT,
    find: 'return isDeadlock(error) && this.deadlocks++ < MOST_REPEATS;',
    replace: 'return false;',
    test: deadlocks,
  },
  {
    name: 'a flight that loses deadlocks is sent again for ever',
    file: FLIGHT,
    find: 'isDeadlock(error) && this.deadlocks++ < MOST_REPEATS',
    replace: 'isDeadlock(error)',
    test: deadlocks,
  },
  {
    name: 'every statement of a batch is a transaction of its own',
    file: FLIGHT,
    find: "messages.push(serialize.execute({ portal: '' }));",
    replace: "messages.push(serialize.execute({ portal: '' }), serialize.sync());",
    test: batch,
  },
  {
    name: 'COMMIT of a failed transaction passes for one',
    file: FLIGHT,
    find: 'this.failure = new CommitFailedError();',
    replace: 'this.failure ??= undefined;',
    test: transactions,
  },
  {
    name: 'nobody owns a transaction',
    file: FLIGHT,
    find: 'this.client.owner = this.tenant;',
    replace: 'this.client.owner ??= this.tenant;',
    test: transactions,
  },
  {
    name: 'a type parser that throws is not caught',
    file: FLIGHT,
    find: 'this.failure = error as Error;',
    replace: 'void error;',
    test: scope,
  },
  {
    name: 'COPY waits for data that never comes',
    file: FLIGHT,
    find: '    // While it waits for data the server overlooks the Sync already sent.\n    wire.sync();',
    replace: '',
    test: streams,
  },
  {
    name: 'a query outside a scope passes',
    file: CLIENT,
    find: 'if (tenant === undefined)\n      throw new ScopeError(`query outside',
    replace: 'if (false)\n      throw new ScopeError(`query outside',
    test: scope,
  },
  {
    name: 'outside a scope means without a tenant',
    file: CLIENT,
    find: 'return scope === undefined ? undefined :',
    replace: "return scope === undefined ? '' :",
    test: scope,
  },
  {
    name: 'the scope may change inside a transaction',
    file: CLIENT,
    find: 'if (!this.isIdle && this.owner !== tenant)',
    replace: 'if (false)',
    test: transactions,
  },
  {
    name: 'another scope cannot clean a connection',
    file: CLIENT,
    find: 'if (plans[0]?.leaves === true) return;',
    replace: '',
    test: transactions,
  },
  {
    name: 'a batch may begin and commit',
    file: CLIENT,
    find: 'if (plans.length > 1 && plans.some((plan) => plan.control))',
    replace: 'if (false)',
    test: transactions,
  },
  {
    name: 'statements on their way are not counted',
    file: CLIENT,
    find: 'return !this.isIdle || this.inFlight > 0;',
    replace: 'return !this.isIdle;',
    test: transactions,
  },
  {
    name: 'no error listener on a connection in use',
    file: CLIENT,
    find: "this.on('error', () => undefined);",
    replace: '',
    test: faults,
  },
  {
    name: 'a stream needs no transaction',
    file: CLIENT,
    find: "if (this.getTransactionStatus() !== 'T' || this.owner !== tenant)",
    replace: 'if (false)',
    test: streams,
  },
  {
    name: 'a stream is not checked again when its turn comes',
    file: CLIENT,
    find: 'try {\n        this.admitStream(tenant);',
    replace: 'try {',
    test: streams,
  },
  {
    name: 'a stream may set the tenant',
    file: CLIENT,
    find: '    refuseSettingTheTenant(text);',
    replace: '',
    test: streams,
  },
  {
    name: 'calls do not join the open transaction',
    file: `${DATABASE}/database.ts`,
    find: 'this.isInTransaction ?',
    replace: 'false ?',
    test: database,
  },
  {
    name: 'a role that bypasses row-level security is let in',
    file: `${DATABASE}/connecting.ts`,
    find: 'if (rows[0] !== undefined)',
    replace: 'if (false)',
    test: startUp,
  },
  {
    name: 'a failed start keeps its connections',
    file: `${DATABASE}/connecting.ts`,
    find: 'await closeFailed(dataSource);',
    replace: '',
    test: startUp,
  },
  ...PLATFORM_MUTATIONS,
  {
    name: 'two migration runners at once',
    file: `${DATABASE}/migrations/migrator.ts`,
    find: "await owner.query('select pg_advisory_lock($1)', [LOCK]);",
    replace: '',
    test: migrator,
  },
  {
    name: 'row-level security is not forced on the owner',
    file: FIRST_MIGRATION,
    find: 'enable row level security, force row level security',
    replace: 'enable row level security',
    test: tables,
  },
  {
    name: 'the policy lets everything through',
    file: FIRST_MIGRATION,
    find: 'using (tenant_id = (select %s))',
    replace: 'using (true or tenant_id = (select %s))',
    test: scope,
  },
];
