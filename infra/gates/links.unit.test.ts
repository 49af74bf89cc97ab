import { deadLinks } from './links';

const exists = (path: string): boolean => ['docs/growth.md', 'README.md'].includes(path);

test('a link to a file that is not there is found, read from where the page lies', () => {
  expect(deadLinks('docs/operations.md', '[a](growth.md) [b](../README.md#top) [c](missing.md)', exists)).toEqual([
    'docs/operations.md links to docs/missing.md, which is not there',
  ]);
});

test('addresses and places on the page itself are left alone', () => {
  expect(deadLinks('README.md', '[a](https://a.example/x.md) [b](#rooms) [c](mailto:a@b.example)', exists)).toEqual([]);
});
