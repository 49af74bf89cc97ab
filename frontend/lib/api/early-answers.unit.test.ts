import { runInNewContext } from 'node:vm';
import { FIRST_CALLS } from '../../site/first-calls';
import { earlyScript, takeEarlyAnswer } from './early-answers';

const ORIGIN = 'https://a.example';
interface Visit {
  readonly path: string;
  readonly search?: string;
  readonly member?: string;
  readonly arrival?: string;
  readonly lastSearch?: unknown;
}

/** Runs the script as the head of a page does, and has its answers where the page looks for them. */
async function arrive({ path, search = '', member = 'yes', arrival = 'navigate', lastSearch = null }: Visit) {
  const asked: string[] = [];
  const ask = (address: string): Promise<Response> => {
    asked.push(address);
    return Promise.resolve(Response.json(address === '/api/last-search' ? { search: lastSearch } : { of: address }));
  };
  runInNewContext(earlyScript(FIRST_CALLS), {
    location: { pathname: path, search },
    document: { documentElement: { dataset: { ...(member !== '' && { member }) } } },
    performance: { getEntriesByType: () => [{ type: arrival }] },
    fetch: ask,
    window: globalThis,
    URLSearchParams,
    Map,
  });
  await new Promise(setImmediate);
  return asked;
}
const take = (path: string, method = 'GET') => takeEarlyAnswer(new Request(ORIGIN + path, { method }));
const taken = async (path: string): Promise<unknown> => (await take(path))?.json();

beforeEach(() => jest.spyOn(performance, 'now').mockReturnValue(2000));
afterEach(() => {
  jest.restoreAllMocks();
  Reflect.deleteProperty(globalThis, 'earlyAnswers');
});

it('asks for what a member’s page shows first, and for no one else', async () => {
  expect(await arrive({ path: '/swipe-game' })).toEqual(['/api/user.php', '/api/swipe']);
  expect(await arrive({ path: '/profile' })).toEqual(['/api/user.php']);
  expect(await arrive({ path: '/swipe-game', member: '' })).toEqual([]);
  expect(await arrive({ path: '/swipe-game', arrival: 'back_forward' })).toEqual([]);
});

it('goes on with the last search, whatever the order of its filters', async () => {
  await arrive({ path: '/members', lastSearch: { min_age: 30, gender: ['woman', 'man'] } });
  expect(await taken('/api/members?gender=woman,man&min_age=30')).toEqual({
    of: '/api/members?min_age=30&gender=woman%2Cman',
  });
  expect(await arrive({ path: '/members' })).toContain('/api/members');
  expect(await arrive({ path: '/members', search: '?online=true' })).toEqual(['/api/user.php']);
});

it('leaves to the page a search around the place where the member is', async () => {
  expect(await arrive({ path: '/members', lastSearch: { near: 'me' } })).toEqual(['/api/user.php', '/api/last-search']);
});

it('gives each answer once, to the same question, and not after long', async () => {
  await arrive({ path: '/likes' });
  expect(take('/api/likes.php?cursor=x')).toBeUndefined();
  expect(await taken('/api/likes.php')).toEqual({ of: '/api/likes.php' });
  expect(take('/api/likes.php')).toBeUndefined();
  jest.spyOn(performance, 'now').mockReturnValue(20_000);
  expect(take('/api/user.php')).toBeUndefined();
});

it('gives nothing any more once something was changed, which a counted visit does not', async () => {
  await arrive({ path: '/swipe-game' });
  expect(take('/api/visits', 'POST')).toBeUndefined();
  expect(await taken('/api/swipe')).toEqual({ of: '/api/swipe' });
  expect(take('/api/swipe/7', 'PUT')).toBeUndefined();
  expect(take('/api/user.php')).toBeUndefined();
});
