import { AccountsModule, PasswordHasher } from '../../src/modules/accounts';
import { type TestApi } from './api';

export const PASSWORD = 'seven quiet otters';

interface KnownPassword {
  /** How many pieces of work are under way that know it. */
  uses: number;
}

const known = new WeakMap<PasswordHasher, KnownPassword>();

/**
 * Does work that makes people for a test. Until it ends, the api hashes the password of these people once instead of
 * for each of them, and takes it without checking: both wait longer than all else of a sign-up. Other passwords, and
 * whatever a test does itself, take the whole way.
 */
export async function withKnownPassword<T>(api: TestApi, work: () => PromiseLike<T>): Promise<T> {
  const hasher = api.running.app.select(AccountsModule).get(PasswordHasher);
  const password = known.get(hasher) ?? teach(hasher);
  password.uses += 1;
  try {
    return await work();
  } finally {
    password.uses -= 1;
  }
}

function teach(hasher: PasswordHasher): KnownPassword {
  const hash = hasher.hash.bind(hasher);
  const verify = hasher.verify.bind(hasher);
  const password = { uses: 0 };
  known.set(hasher, password);
  const isKnown = (given: string): boolean => password.uses > 0 && given === PASSWORD;
  let hashed: Promise<string> | undefined;
  hasher.hash = (given) => (isKnown(given) ? (hashed ??= hash(given)) : hash(given));
  hasher.verify = async (kept, given) =>
    (isKnown(given) && kept !== undefined && kept === (await hashed)) || verify(kept, given);
  return password;
}
