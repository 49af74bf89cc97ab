import { makeRouteTable } from './route-table';

const inner = '/[site]/[rev]/[locale]';
const find = makeRouteTable([
  inner,
  `${inner}/complaints`,
  `${inner}/complaints/sent`,
  `${inner}/[...missing]`,
  `${inner}/members/[id]`,
  `${inner}/members/[id]/chat`,
  `${inner}/likes/[type]`,
  `${inner}/credits`,
  `${inner}/credits/repeat-order`,
  `${inner}/credits/[id]`,
  `${inner}/credits/[id]/[paymentmethod]`,
  `${inner}/landers/video`,
  `${inner}/landers/tinderswipe`,
  `${inner}/members/[id]/landing`,
  `${inner}/members/[id]/landing2`,
  `${inner}/swap/[conversationId]/[word]`,
  `${inner}/[token]`,
  '/_not-found',
]);

describe('the table of routes', () => {
  it.each([
    '/',
    '/complaints',
    '/complaints/sent',
    '/members/1',
    '/members/2147483647',
    '/members/12/chat',
    '/likes/given',
    '/credits/repeat-order',
    '/credits/12',
    '/credits/12/sepa_debit',
    '/landers/video',
    '/landers/video/she-eng',
    '/landers/video/nl',
    '/members/7/landing2/gay-da',
    '/imprint',
    '/swap/3/plain-nl',
  ])('knows %s', (path) => {
    expect(find(path)).toBeDefined();
  });

  it.each([
    '/complaints/other',
    '/Complaints',
    '/members/0',
    '/members/-1',
    '/members/01',
    '/members/1.5',
    '/members/2147483648',
    '/members/1/nope',
    '/likes/Given',
    '/credits/start',
    '/credits/start/ideal',
    '/credits/12/cash',
    '/credits/12/constructor',
    '/credits/repeat-order/ideal',
    `/likes/${'a'.repeat(65)}`,
    '/landers/video/a/b',
    '/landers/video/en',
    '/landers/video/she-en',
    '/landers/video/she-',
    '/landers/video/he-nl',
    '/landers/video/constructor',
    '/landers/nope',
    '/landers/tinderswipe/nl',
    '/members/7/landing/nl',
    '/members/0/landing2/nl',
    '/Imprint',
    '/imprint/nl',
    '/swap/a/plain-nl',
    '/_not-found',
    '/[...missing]',
    '/1-glow/1/en',
    '/members/__proto__',
  ])('does not know %s', (path) => {
    expect(find(path)).toBeUndefined();
  });
});

describe('a page', () => {
  it('is the same for every id and every slug', () => {
    expect(find('/members/7/landing2/she-eng')).toEqual({
      page: '/members/1/landing2',
      address: undefined,
      takesSlug: true,
      slug: { niche: 2, locale: 'en' },
    });
    expect(find('/landers/video/de')).toMatchObject({ page: '/landers/video', address: '/landers/video' });
    expect(find('/credits/7/paypal')).toEqual(find('/credits/12/ideal'));
    expect(find('/swap/3/plain')).toMatchObject({ page: '/swap/1/plain', takesSlug: false });
  });

  it('of the tenant’s own has a token that the document must know', () => {
    expect(find('/imprint')).toEqual({ page: '/imprint', address: '/imprint', takesSlug: false, token: 'imprint' });
    expect(find('/complaints')).not.toHaveProperty('token');
  });

  it('has a fixed number of segments', () => {
    expect(() => makeRouteTable([`${inner}/transactions/[[...id]]`])).toThrow('any length');
  });
});
