import { type Locale, LOCALES } from '../../contract/text/locales';

/** The prefix before the language in a lander's slug, by niche: 1 plain to 7 gay. */
const PREFIXES = ['', 'she-', 'bdsm-', 'bbw-', 'gilf-', 'milf-', 'gay-'] as const;

export interface LanderSlug {
  readonly niche: number;
  readonly locale: Locale;
}

/** `she-eng`: adverts name the niche and the language of the page that they lead to. English is written `eng`. */
export function landerSlug({ niche, locale }: LanderSlug): string {
  return `${PREFIXES[niche - 1] ?? ''}${locale === 'en' ? 'eng' : locale}`;
}

const SLUGS: ReadonlyMap<string, LanderSlug> = new Map(
  PREFIXES.flatMap((_, index) =>
    LOCALES.map((locale) => {
      const slug = { niche: index + 1, locale };
      return [landerSlug(slug), slug] as const;
    }),
  ),
);

/** Undefined for what is no slug of any brand. */
export function readLanderSlug(text: string): LanderSlug | undefined {
  return SLUGS.get(text);
}
