import { runInNewContext } from 'node:vm';
import { INSTALL_SCRIPT } from './install-script';

const frame = new EventTarget();
const memory = (): Pick<Storage, 'getItem' | 'setItem'> => {
  const values = new Map<string, string>();
  return {
    getItem: (name) => values.get(name) ?? null,
    setItem: (name, value) => void values.set(name, value),
  };
};

Object.assign(globalThis, {
  window: Object.assign(frame, {
    matchMedia: () => ({ matches: false }),
    localStorage: memory(),
    sessionStorage: memory(),
  }),
});
Object.defineProperty(globalThis, 'navigator', { value: {}, configurable: true });

/** After there is a window: the module listens as soon as it is loaded. */
const load = () => import('./install-offer');

it('keeps the browser’s offer for a button of ours, and shows it once', async () => {
  const { askToInstall, installWay, watchInstall } = await load();
  expect(installWay()).toBe('menu');
  const told = jest.fn();
  watchInstall(told);
  const prompt = jest.fn(() => Promise.resolve());
  const event = Object.assign(new Event('beforeinstallprompt', { cancelable: true }), { prompt });
  frame.dispatchEvent(event);
  expect(installWay()).toBe('button');
  expect(told).toHaveBeenCalledTimes(1);
  await askToInstall();
  await askToInstall();
  expect(prompt).toHaveBeenCalledTimes(1);
  expect(installWay()).toBe('menu');
  frame.dispatchEvent(new Event('appinstalled'));
  expect(installWay()).toBe('installed');
});

it('has what was offered before it was there, and no banner of the browser’s own shows', async () => {
  jest.resetModules();
  runInNewContext(INSTALL_SCRIPT, { window: frame, addEventListener: frame.addEventListener.bind(frame) });
  const event = new Event('beforeinstallprompt', { cancelable: true });
  frame.dispatchEvent(event);
  expect(event.defaultPrevented).toBe(true);
  const { installWay } = await load();
  expect(installWay()).toBe('button');
});

it('counts a visit once for each tab, and knows from the third on', async () => {
  const { isOftenHere } = await load();
  const visits = ['first', 'second', 'third'].map(() => {
    Object.assign(window, { sessionStorage: memory() });
    return [isOftenHere(), isOftenHere()];
  });
  expect(visits).toEqual([
    [false, false],
    [false, false],
    [true, true],
  ]);
});
