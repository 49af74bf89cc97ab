import './testing/page-requests';
import { runInNewContext } from 'node:vm';
import {
  askMember,
  asMember,
  endSession,
  handleRefusal,
  isEndingSession,
  knownMember,
  type Member,
  refreshMember,
  signOutHere,
  tellCredits,
  tellMember,
  watchMember,
} from './member';
import { hintScript } from './member-hint';

const jo = { paid_user: false, language: 'fr' } as Member;
const written: string[] = [];
const page = {
  documentElement: { dataset: {} as Record<string, string> },
  get cookie() {
    return written.map((cookie) => cookie.split(';')[0]).join('; ');
  },
  set cookie(cookie: string) {
    written.push(cookie);
  },
};
const answers = (user: Member | null) =>
  jest.fn<Promise<Response>, Parameters<typeof fetch>>(() => Promise.resolve(Response.json({ user })));

beforeEach(() => {
  Object.assign(globalThis, { document: page, window: { location: { protocol: 'https:' } } });
  tellMember(null);
  written.splice(0, written.length, 'locale=nl');
});

it('learns who is signed in, and leaves a hint for the next page', async () => {
  const fetch = answers(jo);
  globalThis.fetch = fetch;
  await Promise.all([askMember(), askMember()]);
  expect(knownMember()).toEqual(jo);
  expect(fetch).toHaveBeenCalledTimes(1);
  const [request] = fetch.mock.lastCall ?? [];
  expect([new URL((request as Request).url).pathname, (request as Request).headers.get('x-request-type')]).toEqual([
    '/api/user.php',
    'client',
  ]);
  expect(written).toEqual(['locale=nl', 'member=yes; path=/; max-age=2592000; samesite=lax; secure']);
  expect(page.documentElement.dataset).toEqual({ member: 'yes' });
  tellMember({ ...jo, paid_user: true });
  expect(page.documentElement.dataset).toEqual({ member: 'paid' });
});

it('lets the next page speak the member’s language where none was chosen on the device', () => {
  tellMember(jo);
  expect(written.join()).not.toContain('locale=fr');
  written.splice(0);
  tellMember(jo);
  expect(written.join()).toMatch(/locale=fr; path=\/; max-age=31536000/);
});

it('stays as it is where nobody answers', async () => {
  tellMember(jo);
  globalThis.fetch = jest.fn(() => Promise.resolve(Response.json({}, { status: 500 })));
  await refreshMember();
  expect(knownMember()).toBe(jo);
});

it('asks again where an answer under way may be from before what has changed', async () => {
  tellMember(jo);
  let tellOld: (answer: Response) => void = () => undefined;
  globalThis.fetch = jest.fn(() => new Promise<Response>((resolve) => (tellOld = resolve)));
  void askMember();
  const refreshed = Promise.all([refreshMember(), refreshMember()]);
  const fetch = answers({ ...jo, paid_user: true });
  globalThis.fetch = fetch;
  tellOld(Response.json({ user: jo }));
  await refreshed;
  expect([knownMember()?.paid_user, fetch.mock.calls.length]).toEqual([true, 1]);
});

it('does not sign in again by an answer that a log-out has overtaken', async () => {
  tellMember(jo);
  globalThis.fetch = answers(jo);
  const refreshed = refreshMember();
  signOutHere();
  await refreshed;
  expect(knownMember()).toBeNull();
});

it('learns of premium where a new balance overtakes the answer that tells of it', async () => {
  tellMember(jo);
  globalThis.fetch = answers({ ...jo, credits: 60, paid_user: true });
  const refreshed = refreshMember();
  tellCredits(60);
  await refreshed;
  expect(knownMember()).toMatchObject({ credits: 60, paid_user: true });
});

it('asks anew where an answer under way may be older than somebody else’s log-in', async () => {
  const someone = (id: number): Member => ({ ...jo, profile: { id } }) as Member;
  let tellOld: (answer: Response) => void = () => undefined;
  globalThis.fetch = jest.fn(() => new Promise<Response>((resolve) => (tellOld = resolve)));
  const refreshed = refreshMember();
  handleRefusal('other_member');
  const fetch = answers(someone(8));
  globalThis.fetch = fetch;
  tellOld(Response.json({ user: someone(7) }));
  await refreshed;
  await new Promise(setImmediate);
  expect(fetch).toHaveBeenCalledTimes(1);
  expect(asMember()).toEqual({ 'x-member': '8' });
});

it('says whom the page shows, and finds out where the api knows of somebody else', async () => {
  expect(asMember()).toEqual({});
  tellMember({ ...jo, profile: { id: 7 } } as Member);
  expect([asMember(), asMember(8)]).toEqual([{ 'x-member': '7' }, { 'x-member': '8' }]);
  globalThis.fetch = answers({ ...jo, profile: { id: 8 } } as Member);
  handleRefusal('permission_denied');
  expect(globalThis.fetch).not.toHaveBeenCalled();
  handleRefusal('other_member');
  await refreshMember();
  expect(asMember()).toEqual({ 'x-member': '8' });
});

it('signs out where a call finds nobody, and not where the session was renewed meanwhile', async () => {
  const member = { ...jo, profile: { id: 7 } } as Member;
  tellMember(member);
  globalThis.fetch = answers(member);
  handleRefusal('authentication_required');
  await new Promise(setImmediate);
  expect(globalThis.fetch).toHaveBeenCalledTimes(1);
  expect(knownMember()).toEqual(member);
  globalThis.fetch = answers(null);
  handleRefusal('authentication_required');
  await new Promise(setImmediate);
  expect([knownMember(), asMember()]).toEqual([null, {}]);
});

it('tells the page and the other tabs when the session is over', async () => {
  tellMember(jo);
  const tab = new BroadcastChannel('member');
  const told = new Promise((resolve) => {
    tab.onmessage = ({ data }) => resolve(data);
  });
  const listener = jest.fn();
  const stop = watchMember(listener);
  signOutHere();
  stop();
  expect(listener).toHaveBeenCalledTimes(1);
  expect(written.at(-1)).toMatch(/^member=; .*max-age=0/);
  expect(page.documentElement.dataset).toEqual({});
  expect(await told).toBe('signed-out');
  tab.close();
});

it.each([
  ['', undefined],
  ['locale=nl; member=yes', 'yes'],
  ['member=paid; a=b', 'paid'],
  ['nomember=yes; member=else', undefined],
])('reads the hint out of %j before anything else runs', (cookie, hint) => {
  expect(runHint(cookie, '/complaints').dataset['member']).toBe(hint);
});

it('leads from the home page whoever seems to be signed in, with what the address says, and nobody from elsewhere', () => {
  expect(runHint('member=yes', '/')).toMatchObject({ dataset: { member: 'yes', leaving: '' }, gone: ['/members?a=b'] });
  expect(runHint('', '/').gone).toEqual([]);
  expect(runHint('member=yes', '/members').gone).toEqual([]);
});

it('keeps the room of a member’s notice, but not where the page says the same', () => {
  const kept = { 'notice-room': '56 ^(/profile)(/|$)' };
  expect(runHint('member=yes', '/members', kept).room).toBe('56px');
  expect(runHint('member=yes', '/profile', kept).room).toBeUndefined();
  expect(runHint('', '/members', kept).room).toBeUndefined();
  expect(runHint('member=yes', '/members', { 'notice-room': 'broken (' }).room).toBeUndefined();
});

function runHint(cookie: string, pathname: string, localStorage?: Readonly<Record<string, string>>) {
  let room: string | undefined;
  const style = {
    setProperty: (_: string, value: string) => {
      room = value;
    },
  };
  const dataset: Record<string, string> = {};
  const gone: string[] = [];
  const location = { pathname, search: '?a=b', replace: (to: string) => gone.push(to) };
  const document = { cookie, documentElement: { dataset, style } };
  runInNewContext(hintScript('/', '/members'), { location, document, localStorage });
  return { dataset, gone, room };
}

it('ends the session by a call of the page, and only while it does so', async () => {
  tellMember(jo);
  const refused = await endSession(() => Promise.resolve({ state: 'failed', isEnding: isEndingSession() }));
  expect(refused.isEnding).toBe(true);
  expect([knownMember(), isEndingSession()]).toEqual([jo, false]);
  await endSession(() => Promise.resolve({ state: 'done' }));
  expect([knownMember(), isEndingSession()]).toEqual([null, false]);
  await expect(endSession(() => Promise.reject(new Error('no answer')))).rejects.toThrow('no answer');
  expect(isEndingSession()).toBe(false);
});
