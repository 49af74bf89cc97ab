import { makeRouteTable } from './route-table';

const inner = '/[site]/[rev]/[locale]';
const isRoute = makeRouteTable([
  inner,
  `${inner}/complaints`,
  `${inner}/complaints/sent`,
  `${inner}/[...missing]`,
  `${inner}/members/[id]`,
  `${inner}/members/[id]/chat`,
  `${inner}/likes/[type]`,
  `${inner}/landers/video/[[...slug]]`,
  `${inner}/swap/[conversationId]/[slug]`,
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
    '/landers/video',
    '/landers/video/she-eng',
    '/swap/3/plain-nl',
  ])('knows %s', (path) => {
    expect(isRoute(path)).toBe(true);
  });

  it.each([
    '/404',
    '/nope',
    '/complaints/other',
    '/complaintsx',
    '/Complaints',
    '/members',
    '/members/0',
    '/members/-1',
    '/members/01',
    '/members/1.5',
    '/members/2147483648',
    '/members/1/nope',
    '/likes/Given',
    `/likes/${'a'.repeat(65)}`,
    '/landers/video/a/b',
    '/swap/a/plain-nl',
    '/_not-found',
    '/[...missing]',
    '/1-glow/1/en',
    '/members/__proto__',
  ])('does not know %s', (path) => {
    expect(isRoute(path)).toBe(false);
  });
});
