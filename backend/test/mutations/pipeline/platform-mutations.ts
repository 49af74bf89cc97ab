import { type Mutation } from './mutation';

const DATABASE = 'backend/src/platform/database';

const platform = `${DATABASE}/platform-database.e2e.test.ts`;
const deadlocks = `${DATABASE}/pipeline/deadlocks.e2e.test.ts`;
const repository = `${DATABASE}/platform-repository.e2e.test.ts`;

export const PLATFORM_MUTATIONS: readonly Mutation[] = [
  {
    name: 'no error listener on a platform connection in use',
    file: `${DATABASE}/platform-client.ts`,
    find: "this.on('error', () => undefined);",
    replace: '',
    test: platform,
  },
  {
    name: 'a platform statement that lost a deadlock is not repeated',
    file: `${DATABASE}/platform-client.ts`,
    find: 'if (!isDeadlock(error) || repeats === MOST_REPEATS) throw error;',
    replace: 'throw error;',
    test: deadlocks,
  },
  {
    name: 'COMMIT of a failed platform transaction passes for one',
    file: `${DATABASE}/platform-database.ts`,
    find: "if (command === 'ROLLBACK')",
    replace: 'if (false)',
    test: platform,
  },
  {
    name: 'a platform repository serves on after its transaction',
    file: `${DATABASE}/platform-database.ts`,
    find: 'if (hasEnded)',
    replace: 'if (false)',
    test: repository,
  },
  {
    name: 'a platform connection whose statement is unanswered is kept',
    file: `${DATABASE}/platform-client.ts`,
    find: 'this.leave();',
    replace: '',
    test: repository,
  },
  {
    name: 'a platform repository does not know that it is in a transaction',
    file: `${DATABASE}/platform-statements.ts`,
    find: 'this.isTransactionActive = isTransaction;',
    replace: '',
    test: repository,
  },
];
