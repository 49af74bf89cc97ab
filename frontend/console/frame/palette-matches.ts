import { frame as texts } from '../texts/frame';
import { fitsWords } from '../ui/find-words';

export interface Destination {
  readonly id: string;
  readonly name: string;
  readonly hint: string;
  /** The heading that it stands under. */
  readonly group: string;
  /** The screen of a brand that it leads to; undefined for what is not there once a brand. */
  readonly screen?: string;
  /** That brand's name, and what tells it from others of the same name. */
  readonly brand?: { readonly name: string; readonly mark: string };
  readonly go: () => void;
}

/** One entry of the list. A screen that several brands have asks which one first. */
export interface Match extends Destination {
  readonly asks?: boolean;
}

const MOST = 12;

/** Those that are found by words of their names or hints. A screen is one entry until a word names brands of it. */
export function matching(destinations: readonly Destination[], sought: string): readonly Match[] {
  const counts = new Map<string, number>();
  for (const { screen } of destinations) if (screen !== undefined) counts.set(screen, (counts.get(screen) ?? 0) + 1);
  const asked = new Set<string>();
  const found: Match[] = [];
  for (const one of destinations) {
    if (!fitsWords(sought, `${one.name} ${one.hint}`)) continue;
    const { screen } = one;
    const isOfAll = screen !== undefined && (counts.get(screen) ?? 0) > 1 && fitsWords(sought, one.name);
    if (!isOfAll) found.push(one);
    else if (!asked.has(screen)) {
      asked.add(screen);
      found.push({ ...one, id: `any-${screen}`, hint: texts.palette_brand, asks: true });
    }
  }
  return found.slice(0, MOST);
}

/** The brands that have a screen, by words of their names. */
export const brandsWith = (destinations: readonly Destination[], screen: string, sought: string): readonly Match[] =>
  destinations
    .filter((one) => one.screen === screen && fitsWords(sought, one.hint))
    .map((one) => ({
      ...one,
      name: one.brand?.name ?? one.hint,
      hint: one.brand?.mark ?? '',
      group: texts.groups.brands,
    }));
