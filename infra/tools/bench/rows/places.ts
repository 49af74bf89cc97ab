import { performance } from 'node:perf_hooks';
import { PlaceIndex } from '../../../../backend/src/modules/members/places/place-index';
import { TownSearch } from '../../../../backend/src/modules/members/places/town-search';
import { type Benchmark, median } from '../row';

const ROUNDS = 7;
const CALLS = 201;
const TOWNS = 8;
/** Letters and words that many names begin with, and a town as it is typed without its umlaut. */
const TYPED = [
  ['US', 's'],
  ['FR', 'saint'],
  ['MX', 'san'],
  ['DE', 'muenchen'],
] as const;

export const places: Benchmark = {
  claims: [
    {
      name: 'places',
      what: 'median ms in which a town is found, by the slowest of four things that are typed',
      target: 5,
      better: 'less',
    },
  ],
  measure: (report) => {
    const towns = new TownSearch(PlaceIndex.shared);
    const rounds: number[] = [];
    for (let round = 0; round <= ROUNDS; round++) {
      const times = TYPED.map(([country, typed]) => timeOf(() => towns.find(country, typed, TOWNS)));
      const told = TYPED.map(([country, typed], index) => `${typed} in ${country} ${times[index]?.toFixed(2) ?? ''}`);
      report(`round ${round}: ms for ${told.join(', ')}`);
      if (round > 0) rounds.push(Math.max(...times)); // the first one warms up
    }
    return Promise.resolve(new Map([['places', rounds]]));
  },
};

/** The median of many calls, in milliseconds. */
function timeOf(find: () => readonly unknown[]): number {
  const times = Array.from({ length: CALLS }, () => {
    const started = performance.now();
    if (find().length === 0) throw new Error('no town was found');
    return performance.now() - started;
  });
  return median(times);
}
