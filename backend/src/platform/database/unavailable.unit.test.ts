import { QueryFailedError } from 'typeorm';
import { DependencyTimeout } from '../dependencies';
import { isDatabaseUnavailable } from './unavailable';

const withCode = (code: string, message = 'failed'): Error => Object.assign(new Error(message), { code });

test.each([
  ['no answer in time', new DependencyTimeout('database')],
  ['no answer in time to a repository', new QueryFailedError('select', [], new DependencyTimeout('database'))],
  ['a refused connection', withCode('ECONNREFUSED')],
  ['a refused connection to each address', new AggregateError([withCode('ECONNREFUSED'), withCode('ECONNREFUSED')])],
  ['a connection lost', new Error('Connection terminated unexpectedly')],
  ['no free connection', new Error('timeout exceeded when trying to connect')],
  ['a server that starts or recovers', withCode('57P03')],
  ['a server that shuts down', withCode('57P01')],
  ['a full disk', withCode('53100')],
  ['too many connections', withCode('53300')],
  ['a statement that takes too long', withCode('57014')],
  ['a deadlock', withCode('40P01')],
  ['a statement outdated by a migration', withCode('0A000', 'cached plan must not change result type')],
])('%s is unavailability', (_what, error) => {
  expect(isDatabaseUnavailable(error)).toBe(true);
});

test.each([
  ['a duplicate key', withCode('23505')],
  ['a duplicate key by a repository', new QueryFailedError('insert', [], withCode('23505'))],
  ['a missing column', withCode('42703')],
  ['a feature that does not exist', withCode('0A000', 'cross-database references are not implemented')],
  ['a slow store of files', new DependencyTimeout('storage')],
  ['a mistake of ours', new TypeError('undefined is not a function')],
  ['no error at all', 'ECONNREFUSED'],
])('%s is not', (_what, error) => {
  expect(isDatabaseUnavailable(error)).toBe(false);
});
