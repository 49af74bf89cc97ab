import { PageCache } from './page-cache';

const page = (bytes = 10, name = '') => ({ bytes, used: false, name });

describe('the page cache', () => {
  it('stays within its bytes, the oldest going first', () => {
    const cache = new PageCache(40);
    for (const key of ['a', 'b', 'c', 'd', 'e']) cache.set(key, 1, 1, page());
    expect(cache.bytes).toBe(40);
    expect(cache.get('a')).toBeUndefined();
    expect(cache.get('e')).toBeDefined();
    expect(cache.evictions).toBe(1);
  });

  it('gives what was of use a second chance, and only one', () => {
    const cache = new PageCache(40);
    const kept = page();
    cache.set('a', 1, 1, kept);
    for (const key of ['b', 'c', 'd']) cache.set(key, 1, 1, page());
    kept.used = true;
    cache.set('e', 1, 1, page());
    expect(cache.get('a')).toBe(kept);
    expect(cache.get('b')).toBeUndefined();
    for (const key of ['f', 'g', 'h', 'i']) cache.set(key, 1, 1, page());
    expect(cache.get('a')).toBeUndefined();
  });

  it('ends its search also where everything was of use', () => {
    const cache = new PageCache(40);
    for (const key of ['a', 'b', 'c', 'd', 'e', 'f']) cache.set(key, 1, 1, { bytes: 10, used: true });
    expect(cache.bytes).toBe(40);
  });

  it('drops pages of an unpublished revision before any other, used or not', () => {
    const cache = new PageCache(40);
    cache.set('other', 2, 1, page());
    cache.set('old', 1, 1, { bytes: 10, used: true });
    cache.set('c', 2, 1, page());
    cache.set('d', 2, 1, page());
    cache.publish(1, 2);
    expect(cache.get('old')).toBeDefined();
    cache.set('new', 1, 2, page());
    expect(cache.get('old')).toBeUndefined();
    expect(cache.get('other')).toBeDefined();
  });

  it('takes pages back into the first rank at a rollback', () => {
    const cache = new PageCache(40);
    cache.set('first', 1, 1, page());
    cache.publish(1, 2);
    cache.set('second', 1, 2, page());
    cache.publish(1, 1);
    cache.set('c', 2, 1, page());
    cache.set('d', 2, 1, page());
    cache.set('e', 2, 1, page());
    expect(cache.get('second')).toBeUndefined();
    expect(cache.get('first')).toBeDefined();
  });

  it('counts an answer that takes the place of another once', () => {
    const cache = new PageCache(100);
    cache.set('a', 1, 1, page(10));
    cache.set('a', 1, 1, page(20));
    expect(cache.bytes).toBe(20);
    expect(cache.entries).toBe(1);
  });

  it('keeps nothing that would push everything else out', () => {
    const cache = new PageCache(40);
    cache.set('a', 1, 1, page());
    cache.set('huge', 1, 1, page(11));
    expect(cache.get('huge')).toBeUndefined();
    expect(cache.get('a')).toBeDefined();
  });
});
