import { admitVisitor } from './admission';

it.each([
  ['pending', 'primary', false, 'unknown'],
  ['pending', 'primary', true, 'open'],
  ['verified', 'alias', true, 'open'],
  ['live', 'primary', false, 'open'],
  ['live', 'alias', false, 'open'],
  ['live', 'preview', false, 'preview_only'],
  ['live', 'preview', true, 'open'],
  ['suspended', 'primary', true, 'suspended'],
  ['retired', 'redirect', true, 'retired'],
] as const)('a %s %s host, with a preview %s: %s', (state, kind, mayPreview, admission) => {
  expect(admitVisitor({ state, kind, target: null }, mayPreview)).toBe(admission);
});

it('redirects only where there is a target', () => {
  expect(admitVisitor({ state: 'live', kind: 'redirect', target: 'a.example' }, false)).toBe('moved');
  expect(admitVisitor({ state: 'live', kind: 'redirect', target: null }, false)).toBe('unknown');
});
