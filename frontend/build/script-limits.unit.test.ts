import { largestPages, sizeFaults } from './script-limits';

const KINDS = [
  { name: 'home', route: /^\/$/, most: 100 },
  { name: 'legal', route: /^\/pages\//, most: 100 },
];

describe('the scripts that a page starts with', () => {
  it('are measured by the largest page of each kind', () => {
    const sizes = new Map([
      ['/', 90],
      ['/pages/terms', 80],
      ['/pages/faq', 95],
      ['/chats', 500],
    ]);
    const largest = largestPages(sizes, KINDS);
    expect(largest.map(({ route, bytes }) => [route, bytes])).toEqual([
      ['/', 90],
      ['/pages/faq', 95],
    ]);
    expect(sizeFaults(largest)).toEqual([]);
  });

  it('are too much from one byte above the limit', () => {
    const largest = largestPages(
      new Map([
        ['/', 100],
        ['/pages/terms', 101],
      ]),
      KINDS,
    );
    expect(sizeFaults(largest)).toEqual([expect.stringContaining('/pages/terms starts with 101 bytes')]);
  });

  it('cannot go unmeasured because a route got another name', () => {
    expect(() => largestPages(new Map([['/', 90]]), KINDS)).toThrow('legal');
  });
});
