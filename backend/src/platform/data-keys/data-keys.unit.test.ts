import { DataKeys } from './data-keys';

const keys = new DataKeys({ DATA_KEY: 'x'.repeat(32) });
const SECRET = 'JBSWY3DPEHPK3PXP';

describe('what is sealed', () => {
  it('opens for what it was sealed for, and reads otherwise each time', () => {
    const [one, two] = [keys.seal('test', '1', SECRET), keys.seal('test', '1', SECRET)];
    expect(keys.open('test', '1', one)).toBe(SECRET);
    expect(one.equals(two)).toBe(false);
    expect(one.toString('latin1')).not.toContain(SECRET);
  });

  it('opens for no other owner, purpose or key, and not where it was changed or cut', () => {
    const sealed = keys.seal('test', '1', SECRET);
    const changed = Buffer.from(sealed);
    changed.writeUInt8(changed.readUInt8(15) ^ 1, 15);
    expect(() => keys.open('test', '2', sealed)).toThrow();
    expect(() => keys.open('else', '1', sealed)).toThrow();
    expect(() => new DataKeys({ DATA_KEY: 'y'.repeat(32) }).open('test', '1', sealed)).toThrow();
    expect(() => keys.open('test', '1', changed)).toThrow();
    for (const length of [0, 10, 20, sealed.length - 1])
      expect(() => keys.open('test', '1', sealed.subarray(0, length))).toThrow();
  });
});

it('derives the same for the same, and something else for anything else', () => {
  expect(keys.derive('a')).toEqual(keys.derive('a'));
  expect(keys.derive('a').equals(keys.derive('b'))).toBe(false);
  expect(keys.derive('a').equals(new DataKeys({ DATA_KEY: 'y'.repeat(32) }).derive('a'))).toBe(false);
});
