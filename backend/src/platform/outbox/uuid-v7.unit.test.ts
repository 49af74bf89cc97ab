import { uuidV7 } from './uuid-v7';

describe('an id that begins with its time', () => {
  it('is a UUID of version 7', () => {
    expect(uuidV7()).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
  });

  it('sorts by its millisecond', () => {
    const now = Date.UTC(2026, 10, 20);
    expect(uuidV7(now) < uuidV7(now + 1)).toBe(true);
    expect(parseInt(uuidV7(now).replace('-', '').slice(0, 12), 16)).toBe(now);
  });

  it('never comes twice', () => {
    const now = Date.now();
    expect(new Set(Array.from({ length: 10_000 }, () => uuidV7(now))).size).toBe(10_000);
  });
});
