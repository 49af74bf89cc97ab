import { validateHead } from './validate-head';

const primary = { host: 'owls.example', kind: 'primary' };
const faultsOf = (domains: unknown, slug: unknown = 'owls') => {
  const result = validateHead({ slug, domains });
  return result.ok ? [] : result.faults.map(({ path, code }) => `${path} ${code}`);
};

describe('slug and domains of a tenant', () => {
  it('are taken with one primary host and others beside it', () => {
    const others = [
      { host: 'www.owls.example', kind: 'redirect', target: 'owls.example' },
      { host: 'xn--eulenmnner-v5a.example', kind: 'alias' },
      { host: 'preview.owls.localhost', kind: 'preview' },
    ];
    expect(faultsOf([primary, ...others])).toEqual([]);
  });

  it.each<[string, unknown, string]>([
    ['no host', [], 'domains too_small'],
    ['no primary', [{ ...primary, kind: 'alias' }], 'domains one_primary'],
    ['two primaries', [primary, { ...primary, host: 'b.example' }], 'domains one_primary'],
    ['a host twice', [primary, { ...primary, kind: 'alias' }], 'domains[1].host duplicate_host'],
    ['a redirect to nowhere', [primary, { host: 'a.example', kind: 'redirect' }], 'domains[1].target no_target'],
    [
      'a redirect to itself',
      [primary, { host: 'a.example', kind: 'redirect', target: 'a.example' }],
      'domains[1].target no_target',
    ],
    [
      'a target of an alias',
      [primary, { host: 'a.example', kind: 'alias', target: 'owls.example' }],
      'domains[1].target stray_target',
    ],
    ['a capital', [{ ...primary, host: 'Owls.example' }], 'domains[0].host wrong_format'],
    ['a port', [{ ...primary, host: 'owls.example:8080' }], 'domains[0].host wrong_format'],
    ['a trailing dot', [{ ...primary, host: 'owls.example.' }], 'domains[0].host wrong_format'],
    ['an address', [{ ...primary, host: '127.0.0.1' }], 'domains[0].host wrong_format'],
    ['a single word', [{ ...primary, host: 'localhost' }], 'domains[0].host wrong_format'],
    ['an unknown kind', [{ ...primary, kind: 'primry' }], 'domains[0].kind unknown_value'],
    ['a misspelt field', [{ ...primary, targt: 'a.example' }], 'domains[0].targt unknown_key'],
  ])('are refused with %s', (_, domains, expected) => {
    expect(faultsOf(domains)).toContain(expected);
  });

  it('tell the slug and the hosts together', () => {
    expect(faultsOf([{ host: '-', kind: 'primary' }], 'O')).toEqual([
      'slug wrong_format',
      'domains[0].host wrong_format',
    ]);
  });
});
