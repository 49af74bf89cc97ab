import { isChunkFailure, mayReload } from './chunk-reload';

function storage(): Pick<Storage, 'getItem' | 'setItem'> {
  const items = new Map<string, string>();
  return { getItem: (key) => items.get(key) ?? null, setItem: (key, value) => void items.set(key, value) };
}

describe('a part of the page that cannot be fetched', () => {
  it.each([
    Object.assign(new Error('Failed to load chunk /_next/static/x.js'), { name: 'ChunkLoadError' }),
    new TypeError('Failed to fetch dynamically imported module: https://glow.test/x.js'),
    new TypeError('Importing a module script failed.'),
    new TypeError('error loading dynamically imported module'),
    new Error('Loading chunk 12 failed.'),
    new Error('Loading CSS chunk 12 failed.'),
  ])('is known as that: %s', (error) => {
    expect(isChunkFailure(error)).toBe(true);
  });

  it.each([new TypeError('x is not a function'), 'ChunkLoadError', undefined, null, { name: 'ChunkLoadError' }])(
    'is not %s',
    (reason) => {
      expect(isChunkFailure(reason)).toBe(false);
    },
  );

  it('reloads the page once a minute at most', () => {
    const tab = storage();
    expect(mayReload(tab, 1_000_000)).toBe(true);
    expect(mayReload(tab, 1_000_001)).toBe(false);
    expect(mayReload(tab, 1_059_999)).toBe(false);
    expect(mayReload(tab, 1_060_000)).toBe(true);
    expect(mayReload(storage(), 1_000_001)).toBe(true);
  });

  it('does not wait for a clock that was set back', () => {
    const tab = storage();
    mayReload(tab, 2_000_000);
    expect(mayReload(tab, 1_000_000)).toBe(true);
  });
});
