import { PUBLIC_PAGES } from '../../contract/site/public-pages';
import { ROUTES, type RouteName, exists } from './routes';

it('lists pages that exist', () => {
  const built = (Object.keys(ROUTES) as RouteName[]).filter(exists).map((name) => ROUTES[name]);
  expect(built).toEqual(expect.arrayContaining([...PUBLIC_PAGES]));
});
