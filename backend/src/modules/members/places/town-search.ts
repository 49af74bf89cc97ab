import { foldName, fromWord } from './fold-name';
import { type PlaceIndex, type Point, type Town, WORD_BITS, kilometresBetween } from './place-index';

/** The quarters that go by a city's name lie this near (infra/data), and a little more. */
const REACH_KM = 30;
const LAST = '\uffff';
/** What a word further on weighs: who types “york” means New York, not York Beach. */
const LATER_WORD = 0.1;

/** Towns by what somebody has typed of their names. */
export class TownSearch {
  /** The places are opened at the first question. */
  constructor(private readonly open: () => PlaceIndex) {}

  private get places(): PlaceIndex {
    return this.open();
  }

  /** Those of which the name or a word in it begins so, the largest first. Accents and capitals are ignored. */
  find(country: string, query: string, limit: number): Town[] {
    const folded = foldName(query);
    if (folded === '') return [];
    const found = this.best(country + folded, limit);
    // As those write „ü“ or „å“ who have no such key.
    const spelt = folded.replace(/([aou])e/g, '$1').replace(/aa/g, 'a');
    return found.length > 0 || spelt === folded ? found : this.best(country + spelt, limit);
  }

  /** The town of that very name that lies nearest to a point, which is in it or close by. */
  resolve(country: string, name: string, near: Point): Town | undefined {
    const key = country + foldName(name);
    let best: Town | undefined;
    let reach = REACH_KM;
    for (let n = this.firstFrom(key); this.keyOf(n) === key; n++) {
      const entry = this.places.entries[n] ?? 0;
      const town = this.places.town(entry >>> WORD_BITS);
      const distance = kilometresBetween(town, near);
      if (wordOf(entry) > 0 || town.name !== name || distance > reach) continue;
      [best, reach] = [town, distance];
    }
    return best;
  }

  private best(prefix: string, limit: number): Town[] {
    const { entries, people } = this.places;
    const top: { readonly place: number; readonly score: number }[] = [];
    const end = this.firstFrom(prefix + LAST);
    for (let n = this.firstFrom(prefix); n < end; n++) {
      const entry = entries[n] ?? 0;
      const place = entry >>> WORD_BITS;
      const score = (people[place] ?? 0) * (wordOf(entry) === 0 ? 1 : LATER_WORD);
      // A name with two such words stands there twice.
      if (top.length === 2 * limit && score <= (top.at(-1)?.score ?? 0)) continue;
      const at = top.findIndex((other) => other.score < score);
      top.splice(at < 0 ? top.length : at, 0, { place, score });
      top.splice(2 * limit);
    }
    return [...new Set(top.map(({ place }) => place))].slice(0, limit).map((place) => this.places.town(place));
  }

  /** The first entry that is not before a key. */
  private firstFrom(key: string): number {
    let [from, to] = [0, this.places.entries.length];
    while (from < to) {
      const middle = (from + to) >> 1;
      if (this.keyOf(middle) < key) from = middle + 1;
      else to = middle;
    }
    return from;
  }

  private keyOf(n: number): string {
    const entry = this.places.entries[n];
    if (entry === undefined) return LAST;
    const place = entry >>> WORD_BITS;
    return this.places.countryOf(place) + fromWord(foldName(this.places.nameOf(place)), wordOf(entry));
  }
}

const wordOf = (entry: number): number => entry & (2 ** WORD_BITS - 1);
