import { tick } from './haptics';

const vibrate = jest.fn();

function phone(told: {
  readonly hasBeenActive?: boolean;
  readonly isStill?: boolean;
  readonly canVibrate?: boolean;
}): void {
  const { hasBeenActive = true, isStill = false, canVibrate = true } = told;
  Object.assign(globalThis, { window: { matchMedia: () => ({ matches: isStill }) } });
  const value = { ...(canVibrate && { vibrate }), userActivation: { hasBeenActive } };
  Object.defineProperty(globalThis, 'navigator', { value, configurable: true });
}

it.each([
  [{}, 1],
  [{ isStill: true }, 0],
  [{ hasBeenActive: false }, 0],
  [{ canVibrate: false }, 0],
])('on %j is felt %i times', (told, times) => {
  vibrate.mockClear();
  phone(told);
  tick();
  expect(vibrate).toHaveBeenCalledTimes(times);
});
