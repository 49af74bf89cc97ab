import { ConsoleProblem } from '../api/problem';
import { problemText } from './problem-text';

const refused = (facts?: Readonly<Record<string, unknown>>) =>
  problemText(new ConsoleProblem({ state: 'failed', code: 'provider_key_refused', ...(facts && { facts }) }));

it('says that the server did not answer where a machine on the way did', () => {
  expect(problemText(new ConsoleProblem({ state: 'failed', code: undefined }))).toBe(
    'The server did not answer. Try again in a moment.',
  );
  expect(problemText(new ConsoleProblem({ state: 'failed', code: 'internal' }))).toContain('This did not work.');
});

it('says why a provider refuses a key, and quotes a code that it does not know', () => {
  expect(refused({ reason: 'iban_invalid' })).toBe(
    'The IBAN is wrong, or of a country outside SEPA. Nothing was changed.',
  );
  expect(refused({ reason: 'more_permissions' })).toBe(
    'The provider refuses this key (more_permissions). Nothing was changed.',
  );
  expect(refused()).toContain('or it is one of the other mode');
});
