import { base64Url, ownAddress, readPush, standInMessage } from './push-message';

const ORIGIN = 'https://glow.test';
const push = (notification: object, rest: object = {}): string =>
  JSON.stringify({ web_push: 8030, notification, ...rest });

describe('a declarative push', () => {
  it('is shown as it says, and rings again in what is shown already', () => {
    const notification = { title: 'Glow', body: '3 new messages.', lang: 'en', dir: 'ltr', tag: 'm1', silent: false };
    const read = readPush(push({ ...notification, navigate: `${ORIGIN}/chats/4` }, { app_badge: 3 }), ORIGIN);
    expect(read).toEqual({
      title: 'Glow',
      options: {
        body: '3 new messages.',
        lang: 'en',
        dir: 'ltr',
        tag: 'm1',
        renotify: true,
        silent: false,
        badge: '/icons/badge-96.png',
        data: { navigate: `${ORIGIN}/chats/4` },
      },
      badge: 3,
    });
  });

  it('stays silent where it says so, and asks to ring again only with a tag, as browsers demand', () => {
    expect(readPush(push({ title: 'Glow', tag: 'm1', silent: true }), ORIGIN)?.options).toMatchObject({
      silent: true,
      renotify: false,
    });
    const again = { title: 'Glow', tag: 'm1', renotify: false };
    expect(readPush(push(again), ORIGIN)?.options).toMatchObject({ silent: false, renotify: false });
    expect(readPush(push({ title: 'Glow' }), ORIGIN)?.options).not.toHaveProperty('renotify');
  });

  it.each([
    [{ app_badge: 0 }, {}, 0],
    [{}, { app_badge: '12' }, 12],
    [{ app_badge: -1 }, {}, undefined],
    [{ app_badge: 'many' }, {}, undefined],
    [{}, {}, undefined],
  ])('with %j and %j inside sets the badge to %s', (rest, inside, badge) => {
    expect(readPush(push({ title: 'Glow', ...inside }, rest), ORIGIN)?.badge).toBe(badge);
  });

  it.each([
    undefined,
    '',
    'hello',
    '{"web_push":8030',
    '{}',
    '[]',
    'null',
    push({}),
    push({ title: 7 }),
    '{"web_push":1}',
  ])('is none in %j', (payload) => {
    expect(readPush(payload, ORIGIN)).toBeUndefined();
  });
});

it.each([
  [`${ORIGIN}/likes?a=1#b`, `${ORIGIN}/likes?a=1#b`],
  ['/likes', `${ORIGIN}/likes`],
  ['https://glow.test.evil.example/', `${ORIGIN}/`],
  ['//evil.example', `${ORIGIN}/`],
  ['javascript:alert(1)', `${ORIGIN}/`],
  ['http://glow.test/', `${ORIGIN}/`],
  [7, `${ORIGIN}/`],
  [undefined, `${ORIGIN}/`],
])('%s leads to %s', (address, led) => {
  expect(ownAddress(address, ORIGIN)).toBe(led);
});

it('shows something whatever is known', () => {
  expect(standInMessage({ title: 'Glow', body: 'News.' })).toMatchObject({ title: 'Glow', options: { body: 'News.' } });
  expect(standInMessage(undefined)).toMatchObject({ title: '✉', options: { body: '' } });
});

it('writes keys as the api does', () => {
  expect(base64Url(new Uint8Array([251, 255, 254, 0, 1]).buffer)).toBe('-__-AAE');
});
