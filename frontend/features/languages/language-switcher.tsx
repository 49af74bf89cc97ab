'use client';

import { useVisitor } from '../../lib/visitor';
import { chooseLocale } from './choose-locale';
import { localeAddress } from './locale-address';

interface Language {
  readonly locale: string;
  readonly name: string;
}

interface Props {
  readonly label: string;
  readonly current: string;
  readonly languages: readonly Language[];
  /** Shown until the api has told which the visitor's country shows. */
  readonly shownAtFirst: readonly string[];
}

const UNSCRIPTED = 'hidden [@media(scripting:none)]:block';

/**
 * Works without scripts: the list opens by itself, and each language is a link that the api answers. Nobody tells then
 * where the visitor is, so it has every language that the brand offers.
 */
export function LanguageSwitcher({ label, current, languages, shownAtFirst }: Props) {
  const shown = useVisitor()?.locales ?? shownAtFirst;
  const isShown = ({ locale }: Language): boolean => locale === current || shown.includes(locale);
  if (languages.length < 2) return null;
  return (
    <div className={languages.filter(isShown).length < 2 ? UNSCRIPTED : undefined}>
      <button
        type="button"
        popoverTarget="languages"
        className="flex min-h-11 min-w-11 items-center justify-center gap-2 rounded-control px-2 font-semibold text-text-strong uppercase hover:bg-surface-2"
      >
        <svg viewBox="0 0 20 20" className="h-5 w-5 stroke-current" fill="none" strokeWidth="1.5" aria-hidden="true">
          <circle cx="10" cy="10" r="8" />
          <path d="M2 10h16M10 2c-5 5-5 11 0 16M10 2c5 5 5 11 0 16" />
        </svg>
        <span className="sr-only">{label}: </span>
        <span className="max-[26rem]:sr-only">{current}</span>
        <span className="sr-only">, {languages.find(({ locale }) => locale === current)?.name}</span>
      </button>
      <div
        popover="auto"
        id="languages"
        className="fixed inset-x-0 top-auto bottom-0 m-0 w-full rounded-t-box bg-surface-1 p-3 pb-[max(0.75rem,env(safe-area-inset-bottom))] text-text shadow-raised backdrop:bg-surface-3/60 lg:absolute lg:inset-auto lg:top-18 lg:right-[max(2.5rem,50vw-35rem)] lg:w-60 lg:rounded-box lg:border lg:border-hairline lg:backdrop:bg-transparent"
      >
        <ul aria-label={label}>
          {languages.map(({ locale, name }) => (
            <li key={locale} className={isShown({ locale, name }) ? undefined : UNSCRIPTED}>
              <a
                href={localeAddress(locale)}
                rel="nofollow"
                lang={locale}
                hrefLang={locale}
                aria-current={locale === current ? 'true' : undefined}
                className="flex min-h-12 items-center rounded-control px-4 hover:bg-surface-2 aria-[current]:font-semibold aria-[current]:text-primary-text"
                onClick={(event) => {
                  event.preventDefault();
                  chooseLocale(locale);
                }}
              >
                {name}
              </a>
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}
