import { Gate } from './gate';

describe('a gate', () => {
  it('is closed as long as calls wait, and lets all of them go at once', async () => {
    const gate = new Gate();
    const seen: boolean[] = [];
    gate.subscribe(() => seen.push(gate.read()));
    const calls = [gate.wait(), gate.wait()];
    expect(gate.read()).toBe(true);
    gate.open(true);
    expect(await Promise.all(calls)).toEqual([true, true]);
    expect(gate.read()).toBe(false);
    expect(seen).toEqual([true, true, false]);
  });

  it('tells calls that were given up, and tells nobody who has stopped listening', async () => {
    const gate = new Gate();
    const listener = jest.fn();
    gate.subscribe(listener)();
    const call = gate.wait();
    gate.open(false);
    expect(await call).toBe(false);
    expect(listener).not.toHaveBeenCalled();
  });
});
