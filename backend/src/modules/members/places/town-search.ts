import { foldName, fromWord } from './fold-name';
import { type PlaceIndex, type Point, type Town, WORD_BITS, kilometresBetween } from './place-index';

/** The quarters that go by a city's name lie this near (infra/data), and a little more. */
const REACH_KM = 30;
const LAST = '\uffff';
/** Before every sign of a folded name. */
const FIRST = '\u0001';
/** Fewer letters are the beginning of too many foreign names. */
const LETTERS_OF_ALIAS = 3;
/** The weight of a later word: “york” finds New York before York Beach. */
const LATER_WORD = 0.1;

/** Towns by what somebody has typed of their names. */
export class TownSearch {
  /** The places are opened at the first question. */
  constructor(private readonly open: () => PlaceIndex) {}

  private get places(): PlaceIndex {
    return this.open();
  }

  /**
   * Those of which the name or a word in it begins so, the largest first; then those of which a name in another language
   * does. Who is called just so elsewhere stands among the first. Accents and capitals are ignored.
   */
  find(country: string, query: string, limit: number): Town[] {
    const folded = foldName(query);
    if (folded === '') return [];
    const key = country + folded;
    const found = this.best(key, limit, this.byAlias(key, key + FIRST));
    if (found.length < limit && folded.length >= LETTERS_OF_ALIAS) found.push(...this.byAlias(key, key + LAST));
    // The spelling of „ü“ or „å“ on keyboards without these keys.
    const spelt = folded.replace(/([aou])e/g, '$1').replace(/aa/g, 'a');
    return this.townsOf(found.length > 0 || spelt === folded ? found : this.best(country + spelt, limit), limit);
  }

  /** Towns of that very name, at home or in another language, the largest first. */
  named(country: string, name: string): Town[] {
    const key = country + foldName(name);
    const own: number[] = [];
    for (let n = this.firstFrom(key); this.keyOf(n) === key; n++) {
      const entry = this.places.entries[n] ?? 0;
      if (wordOf(entry) === 0) own.push(entry >>> WORD_BITS);
    }
    const places = [...own, ...this.byAlias(key, key + FIRST)].sort((a, b) => this.peopleOf(b) - this.peopleOf(a));
    return this.townsOf(places, places.length);
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

  /** Places of which another name lies from one key on and before the other, the largest first. */
  private byAlias(from: string, to: string): number[] {
    const places: number[] = [];
    const end = this.firstAliasFrom(to);
    for (let n = this.firstAliasFrom(from); n < end; n++) places.push(this.places.aliases[2 * n] ?? 0);
    return places.sort((a, b) => this.peopleOf(b) - this.peopleOf(a));
  }

  private best(prefix: string, limit: number, besides: readonly number[] = []): number[] {
    const { entries, people } = this.places;
    const top = besides.map((place) => ({ place, score: this.peopleOf(place) }));
    const end = this.firstFrom(prefix + LAST);
    for (let n = this.firstFrom(prefix); n < end; n++) {
      const entry = entries[n] ?? 0;
      const place = entry >>> WORD_BITS;
      const score = (people[place] ?? 0) * (wordOf(entry) === 0 ? 1 : LATER_WORD);
      // A name with two such words stands there twice.
      if (top.length >= 2 * limit && score <= (top.at(-1)?.score ?? 0)) continue;
      const at = top.findIndex((other) => other.score < score);
      top.splice(at < 0 ? top.length : at, 0, { place, score });
      top.splice(2 * limit);
    }
    return top.map(({ place }) => place);
  }

  private townsOf(places: readonly number[], limit: number): Town[] {
    return [...new Set(places)].slice(0, limit).map((place) => this.places.town(place));
  }

  private peopleOf(place: number): number {
    return this.places.people[place] ?? 0;
  }

  /** The first entry that is not before a key. */
  private firstFrom(key: string): number {
    return firstOf(this.places.entries.length, (n) => this.keyOf(n) >= key);
  }

  private firstAliasFrom(key: string): number {
    return firstOf(this.places.aliases.length / 2, (n) => this.aliasKeyOf(n) >= key);
  }

  private aliasKeyOf(n: number): string {
    const [place = 0, name = 0] = this.places.aliases.subarray(2 * n, 2 * n + 2);
    return this.places.countryOf(place) + foldName(this.places.nameLyingAt(name));
  }

  private keyOf(n: number): string {
    const entry = this.places.entries[n];
    if (entry === undefined) return LAST;
    const place = entry >>> WORD_BITS;
    return this.places.countryOf(place) + fromWord(foldName(this.places.nameOf(place)), wordOf(entry));
  }
}

const wordOf = (entry: number): number => entry & (2 ** WORD_BITS - 1);

/** The first number below `count` of which it is so, where it is so of all after it. */
function firstOf(count: number, isSo: (n: number) => boolean): number {
  let [from, to] = [0, count];
  while (from < to) {
    const middle = (from + to) >> 1;
    if (isSo(middle)) to = middle;
    else from = middle + 1;
  }
  return from;
}
