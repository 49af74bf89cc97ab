import { balanceTone, capped, setAppBadge, titled } from './numbers';
import { leadsBack } from './leads-back';

it.each([
  [1, '1'],
  [99, '99'],
  [100, '99+'],
])('shows %i as %s', (number, shown) => {
  expect(capped(number)).toBe(shown);
});

it.each([
  [11, undefined],
  [10, 'warning'],
  [1, 'warning'],
  [0, 'danger'],
])('points out %i credits by %s', (credits, tone) => {
  expect(balanceTone(credits)).toBe(tone);
});

it('says in the title what waits, once', () => {
  expect(titled('Messages · Everglow', 3)).toBe('(3) Messages · Everglow');
  expect(titled('(3) Messages · Everglow', 120)).toBe('(120) Messages · Everglow');
  expect(titled('(3) Messages · Everglow', 0)).toBe('Messages · Everglow');
  expect(titled('(Un)told', 0)).toBe('(Un)told');
});

it('tells the icon of an installed app, where there is one that listens', async () => {
  const badge = { setAppBadge: jest.fn(() => Promise.reject(new Error('denied'))), clearAppBadge: jest.fn() };
  Object.defineProperty(globalThis, 'navigator', { value: badge, configurable: true });
  await setAppBadge(4);
  expect(badge.setAppBadge).toHaveBeenCalledWith(4);
  badge.clearAppBadge.mockResolvedValue(undefined);
  await setAppBadge(0);
  expect(badge.clearAppBadge).toHaveBeenCalledTimes(1);
  Object.defineProperty(globalThis, 'navigator', { value: {}, configurable: true });
  await setAppBadge(4);
});

describe('the way back', () => {
  const app = { installed: true, steps: 2, canGoBack: undefined };

  it.each(['/members/12', '/likes', '/likes/given', '/likes/m/12', '/credits', '/credits/4/ideal'])(
    'stands on %s',
    (path) => {
      expect(leadsBack({ ...app, path })).toBe(true);
    },
  );

  it.each(['/', '/members', '/members/12/landing', '/chats/3', '/likeness'])('does not stand on %s', (path) => {
    expect(leadsBack({ ...app, path })).toBe(false);
  });

  it('is the browser’s own where there is a browser, and needs a page to lead to', () => {
    expect(leadsBack({ ...app, path: '/likes', installed: false })).toBe(false);
    expect(leadsBack({ ...app, path: '/likes', steps: 1 })).toBe(false);
  });

  it('goes by what the browser says of the pages behind, where it says so', () => {
    expect(leadsBack({ ...app, path: '/likes', canGoBack: false })).toBe(false);
    expect(leadsBack({ ...app, path: '/likes', steps: 1, canGoBack: true })).toBe(true);
  });
});
