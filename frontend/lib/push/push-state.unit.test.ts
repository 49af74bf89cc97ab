import { type PushFacts, type PushState, stateOf } from './push-state';

/** Chrome on a computer or on Android, nothing decided yet. */
const CHROME: PushFacts = {
  ...{ isSecure: true, hasWorkers: true, hasPush: true, hasNotifications: true, isRegistered: true },
  ...{ permission: 'default', subscription: null, key: 'K2', known: undefined },
};
const own = { hash: 'h1', key: 'K2' };
const granted = { permission: 'granted', subscription: own, known: ['h1', 'h9'] } as const;

describe('every fact', () => {
  it.each<[string, Partial<PushFacts>, PushState]>([
    ['nothing decided', {}, 'not_subscribed'],
    ['the worker not there yet', { isRegistered: undefined }, 'not_known'],
    ['refused, before the worker is there', { permission: 'denied', isRegistered: undefined }, 'denied'],
    ['refused after it was subscribed', { ...granted, permission: 'denied' }, 'denied'],
    ['allowed, the browser not asked yet', { permission: 'granted', subscription: undefined }, 'not_known'],
    ['the server not asked yet', { ...granted, known: undefined }, 'not_known'],
    ['the key not known yet', { ...granted, key: undefined }, 'not_known'],
    ['subscribed, and the server says so', granted, 'subscribed'],
    ['a subscription that the server has dropped', { ...granted, known: ['h9'] }, 'not_subscribed'],
    ['a subscription while the server has none', { ...granted, known: [] }, 'not_subscribed'],
    ['a subscription with an old key', { ...granted, subscription: { hash: 'h1', key: 'K1' } }, 'not_subscribed'],
    ['a brand that sends no pushes', { ...granted, key: null }, 'not_capable'],
    ['a page that did not come safely', { ...granted, isSecure: false }, 'not_capable'],
  ])('%s', (_case, changed, state) => {
    expect(stateOf({ ...CHROME, ...changed })).toBe(state);
  });
});

const NONE = { hasPush: false, hasNotifications: false, permission: undefined } as const;
const GONE = { ...granted, known: [] };

/** What each browser tells of the same thing, and the state that the member is in. */
describe.each<[string, Readonly<Record<string, readonly [Partial<PushFacts>, PushState]>>]>([
  [
    'Chrome and Edge',
    {
      'before anything': [{}, 'not_subscribed'],
      subscribed: [granted, 'subscribed'],
      refused: [{ permission: 'denied' }, 'denied'],
      // The browser ends the subscription along with the permission.
      'taken back in the settings': [{ permission: 'default', known: ['h1'] }, 'not_subscribed'],
      'data cleared': [{ permission: 'granted', known: ['h1'] }, 'not_subscribed'],
      'dropped by the server': [GONE, 'not_subscribed'],
      'a private window': [{ permission: 'denied' }, 'denied'],
    },
  ],
  [
    'Firefox',
    {
      'before anything': [{}, 'not_subscribed'],
      subscribed: [granted, 'subscribed'],
      refused: [{ permission: 'denied' }, 'denied'],
      // It keeps the subscription for a while.
      'taken back in the settings': [{ ...granted, permission: 'default' }, 'not_subscribed'],
      'data cleared': [{ permission: 'default', known: ['h1'] }, 'not_subscribed'],
      'dropped by the server': [GONE, 'not_subscribed'],
      'a private window': [{ isRegistered: false }, 'not_capable'],
    },
  ],
  [
    'Safari',
    {
      'before anything': [{}, 'not_subscribed'],
      'before anything, in a tab of an iPhone': [NONE, 'not_capable'],
      subscribed: [granted, 'subscribed'],
      refused: [{ permission: 'denied' }, 'denied'],
      // Also where the browser does it by itself after pushes that showed nothing.
      'taken back': [{ permission: 'denied', known: ['h1'] }, 'denied'],
      'data cleared': [{ permission: 'granted', known: ['h1'] }, 'not_subscribed'],
      'dropped by the server': [GONE, 'not_subscribed'],
      'a private window': [{ isRegistered: false }, 'not_capable'],
    },
  ],
  [
    'Samsung Internet',
    {
      'before anything': [{}, 'not_subscribed'],
      subscribed: [granted, 'subscribed'],
      refused: [{ permission: 'denied' }, 'denied'],
      'taken back in the settings': [{ permission: 'denied', subscription: own, known: ['h1'] }, 'denied'],
      'data cleared': [{ permission: 'default', known: ['h1'] }, 'not_subscribed'],
      'dropped by the server': [GONE, 'not_subscribed'],
      'in another app’s view': [NONE, 'not_capable'],
    },
  ],
])('%s', (_browser, cases) => {
  it.each(Object.entries(cases))('%s', (_case, [facts, state]) => {
    expect(stateOf({ ...CHROME, ...facts })).toBe(state);
  });
});

it.each<Partial<PushFacts>>([NONE, { hasWorkers: false }, { hasNotifications: false }, { hasPush: false }])(
  'with %j it is not capable, whatever else is true',
  (facts) => {
    expect(stateOf({ ...CHROME, ...facts })).toBe('not_capable');
    expect(stateOf({ ...CHROME, ...granted, ...facts })).toBe('not_capable');
  },
);

it('is subscribed in exactly one of all combinations of facts', () => {
  const values: { readonly [F in keyof PushFacts]: readonly PushFacts[F][] } = {
    ...{ isSecure: [true, false], hasWorkers: [true, false], hasPush: [true, false], hasNotifications: [true, false] },
    isRegistered: [true, false, undefined],
    permission: ['granted', 'denied', 'default', undefined],
    subscription: [own, { hash: 'h1', key: 'K1' }, null, undefined],
    key: ['K2', null, undefined],
    known: [['h1'], [], undefined],
  };
  let all: readonly Partial<PushFacts>[] = [{}];
  for (const [name, some] of Object.entries(values))
    all = all.flatMap((facts) => some.map((value) => ({ ...facts, [name]: value })));
  expect(all).toHaveLength(16 * 3 * 4 * 4 * 3 * 3);
  expect(all.filter((facts) => stateOf(facts as PushFacts) === 'subscribed')).toEqual([
    { ...CHROME, ...granted, known: ['h1'] },
  ]);
});
