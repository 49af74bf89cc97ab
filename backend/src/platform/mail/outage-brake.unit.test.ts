import { OutageBrake } from './outage-brake';

describe('the brake', () => {
  it('holds for a while that doubles up to half a minute, and lets go after a success', () => {
    let now = 0;
    const brake = new OutageBrake(() => now);
    expect(brake.isOn).toBe(false);
    const pauses: number[] = [];
    for (let outage = 0; outage < 8; outage += 1) {
      expect(brake.pull()).toBe(outage === 0);
      const from = now;
      while (brake.isOn) now += 100;
      pauses.push(now - from);
    }
    expect(pauses).toEqual([500, 1000, 2000, 4000, 8000, 16_000, 30_000, 30_000]);
    expect(brake.release()).toBe(true);
    expect(brake.release()).toBe(false);
    brake.pull();
    now += 500;
    expect(brake.isOn).toBe(false);
  });

  it('counts what failed side by side as one outage', () => {
    let now = 0;
    const brake = new OutageBrake(() => now);
    for (let sent = 0; sent < 10; sent += 1) brake.pull();
    now += 500;
    expect(brake.isOn).toBe(false);
  });

  it('lets one try after the pause, and the others only once it has gone well', () => {
    let now = 0;
    const brake = new OutageBrake(() => now);
    expect([brake.admits(), brake.admits()]).toEqual([true, true]);
    brake.pull();
    expect(brake.admits()).toBe(false);
    now += 500;
    expect([brake.admits(), brake.admits()]).toEqual([true, false]);
    brake.pull();
    now += 999;
    expect(brake.admits()).toBe(false);
    now += 1;
    expect([brake.admits(), brake.admits()]).toEqual([true, false]);
    brake.release();
    expect([brake.admits(), brake.admits()]).toEqual([true, true]);
  });
});
