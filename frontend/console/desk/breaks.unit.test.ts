import { type Stretch, continueStretch, isBreakDue } from './breaks';

const MINUTE = 60_000;
const looked = (minutes: readonly number[], isSevere = false): Stretch =>
  minutes.reduce<Stretch | undefined>((before, at) => continueStretch(before, at * MINUTE, isSevere), undefined) ?? {
    ...{ since: 0, last: 0, severe: 0 },
  };
const every = (count: number, minutes: number): number[] => Array.from({ length: count }, (_, n) => n * minutes);

describe('a break', () => {
  it('is offered after twenty minutes of pictures', () => {
    expect(isBreakDue(looked(every(20, 1)))).toBe(false);
    expect(isBreakDue(looked(every(21, 1)))).toBe(true);
  });

  it('is offered after fifteen severe ones, however quickly they came', () => {
    expect(isBreakDue(looked(every(14, 0.1), true))).toBe(false);
    expect(isBreakDue(looked(every(15, 0.1), true))).toBe(true);
  });

  it('that was had begins a new stretch', () => {
    const after = continueStretch(looked(every(21, 1), true), 26 * MINUTE, false);
    expect([isBreakDue(after), after.severe]).toEqual([false, 0]);
  });
});
