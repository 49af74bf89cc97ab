import { reasonsOf } from './reasons-of';

const texts = { locale: 'en-GB', interests: 'You both like: {list}', near: 'Within {distance}' };
const alone = { shared_interests: [], distance_km: null, fictional: false };

it.each([
  ['nothing that they have not told', alone, []],
  ['two interests at the most', { shared_interests: ['Travel', 'Art', 'Yoga'] }, ['You both like: Travel and Art']],
  ['who lives near', { distance_km: 20 }, ['Within 12 mi']],
  ['not who lives further away', { distance_km: 30 }, []],
  ['both, interests first', { shared_interests: ['Art'], distance_km: 5 }, ['You both like: Art', 'Within 3 mi']],
  ['nothing with somebody invented', { shared_interests: ['Art'], distance_km: 5, fictional: true }, []],
])('tells %s', (_, person, reasons) => {
  expect(reasonsOf({ ...alone, ...person }, texts)).toEqual(reasons);
});
