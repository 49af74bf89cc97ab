import { keepWayBack, keptWayBack, leadingBack } from './way-back';

const kept = new Map<string, string>();
const at = (search: string) => ({ search, origin: 'https://glow.test' }) as Location;

beforeEach(() => {
  kept.clear();
  const sessionStorage = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  };
  Object.assign(globalThis, { window: { sessionStorage, location: { pathname: '/chats/7' } } });
});

it('leads back to the chat that a link came from', () => {
  expect(leadingBack('/credits')).toBe('/credits?from=%2Fchats%2F7');
  keepWayBack(at('?from=%2Fchats%2F7'), '');
  expect(keptWayBack()).toEqual({ path: '/chats/7', isChat: true });
});

it('otherwise leads back to the page before, through all pages of the purchase', () => {
  keepWayBack(at(''), 'https://glow.test/members/9/chat?x=1');
  for (const before of ['/premium', '/credits', '/credits/12', '/login?next=%2Fcredits'])
    keepWayBack(at(''), `https://glow.test${before}`);
  expect(keptWayBack()).toEqual({ path: '/members/9/chat', isChat: true });
  keepWayBack(at(''), 'https://glow.test/likes');
  expect(keptWayBack()).toEqual({ path: '/likes', isChat: false });
});

it.each(['//evil.example', 'https://evil.example/', '/\\evil.example', 'javascript:alert(1)', '/api/logout.php', ''])(
  'leads nowhere for %j',
  (from) => {
    keepWayBack(at(`?${new URLSearchParams({ from }).toString()}`), 'https://evil.example/chats/1');
    expect(keptWayBack()).toBeUndefined();
    kept.set('way-back', from);
    expect(keptWayBack()).toBeUndefined();
  },
);
