import { distanceText } from './distance';
import { PLACEHOLDER } from './placeholder';
import { type ReasonTexts } from './reason-texts';

export interface Compared {
  readonly shared_interests: readonly string[];
  readonly distance_km: number | null;
  readonly fictional: boolean;
}

/** The most interests in one line. */
const NAMED = 2;
/** Kilometres up to which two people live near each other. */
const NEAR_KM = 20;

/** What the reader and somebody else have in common, by what both have told; nothing with somebody invented. */
export function reasonsOf(
  { shared_interests: interests, distance_km: km, fictional }: Compared,
  texts: ReasonTexts,
): string[] {
  if (fictional) return [];
  const list = new Intl.ListFormat(texts.locale, { type: 'conjunction' }).format(interests.slice(0, NAMED));
  return [
    ...(list === '' ? [] : [texts.interests.replace(PLACEHOLDER.list, list)]),
    ...(km === null || km > NEAR_KM ? [] : [texts.near.replace(PLACEHOLDER.distance, distanceText(km, texts.locale))]),
  ];
}
