import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { knownMember, type Member } from '../member';
import { followAccount } from './follow-account';

const listeners = new Set<() => void>();
jest.mock('../member', () => ({
  knownMember: jest.fn(),
  watchMember: (listener: () => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
}));
const known = jest.mocked(knownMember);
const signIn = (id: number | null | undefined, credits = 0): void => {
  known.mockReturnValue(id == null ? id : ({ credits, profile: { id } } as Member));
  for (const listener of [...listeners]) listener();
};

/** One list that is on the page, and one that was; `answer` ends the calls under way. */
function open(enabled = true) {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false, staleTime: Infinity } } });
  const calls: ((likes: string) => void)[] = [];
  const observer = new QueryObserver<string>(client, {
    queryKey: ['/api/likes'],
    enabled,
    queryFn: () => new Promise((resolve) => calls.push(resolve)),
  });
  const stops = [observer.subscribe(() => undefined), followAccount(client)];
  const answer = async (likes: string): Promise<void> => {
    for (const end of calls.splice(0)) end(likes);
    await new Promise((resolve) => setImmediate(resolve));
  };
  const shown = (): string | undefined => observer.getCurrentResult().data;
  return { client, calls, answer, shown, stop: () => stops.forEach((stop) => stop()) };
}

it.each([
  ['somebody else', 8],
  ['nobody any more', null],
])('shows nothing of an account to %s', async (_, next) => {
  signIn(7);
  const page = open();
  await page.answer('of 7');
  page.client.setQueryData(['/api/chats'], 'of 7');
  expect(page.shown()).toBe('of 7');
  signIn(next);
  // At once, before any answer.
  expect(page.shown()).toBeUndefined();
  expect(page.client.getQueryData(['/api/chats'])).toBeUndefined();
  await page.answer('of the next');
  expect(page.shown()).toBe('of the next');
  page.stop();
});

it('drops an answer that was asked for by the account before', async () => {
  signIn(7);
  const page = open();
  const [late] = page.calls;
  signIn(8);
  late?.('of 7');
  await page.answer('of 8');
  expect(page.shown()).toBe('of 8');
  page.stop();
});

it('keeps what it has when the member becomes known, and when something else of the member changes', async () => {
  signIn(undefined);
  const page = open();
  await page.answer('of 7');
  signIn(7);
  signIn(7, 50);
  expect([page.shown(), page.calls.length]).toEqual(['of 7', 0]);
  page.stop();
});

it('asks nothing for a visitor that is for members only', async () => {
  signIn(7);
  const page = open(false);
  signIn(null);
  await page.answer('of nobody');
  expect([page.shown(), page.calls.length]).toEqual([undefined, 0]);
  page.stop();
});
