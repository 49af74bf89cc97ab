'use client';

import { useEffect, useState } from 'react';
import { getVisitor } from './api/get-visitor';
import { chooseLocale } from './choose-locale';

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
  readonly revision: number;
}

/** The one place that asks who the visitor's country lets choose; other parts read it off `<html data-country>`. */
export function LanguageSwitcher({ label, current, languages, shownAtFirst, revision }: Props) {
  const [shown, setShown] = useState(shownAtFirst);
  useEffect(() => {
    const asking = new AbortController();
    void getVisitor(revision, asking.signal).then((visitor) => {
      if (visitor === undefined) return;
      if (visitor.country !== null) document.documentElement.dataset['country'] = visitor.country;
      setShown(visitor.locales);
    });
    return () => {
      asking.abort();
    };
  }, [revision]);

  const choices = languages.filter(({ locale }) => locale === current || shown.includes(locale));
  if (choices.length < 2) return null;
  return (
    <div className="needs-script">
      <button
        type="button"
        popoverTarget="languages"
        className="flex min-h-11 min-w-11 items-center gap-2 rounded-control px-2 font-semibold text-text-strong uppercase hover:bg-surface-2"
      >
        <svg viewBox="0 0 20 20" className="h-5 w-5 stroke-current" fill="none" strokeWidth="1.5" aria-hidden="true">
          <circle cx="10" cy="10" r="8" />
          <path d="M2 10h16M10 2c-5 5-5 11 0 16M10 2c5 5 5 11 0 16" />
        </svg>
        <span className="sr-only">{label}: </span>
        {current}
        <span className="sr-only">, {languages.find(({ locale }) => locale === current)?.name}</span>
      </button>
      <div
        popover="auto"
        id="languages"
        className="fixed inset-x-0 top-auto bottom-0 m-0 w-full rounded-t-box bg-surface-1 p-3 pb-[max(0.75rem,env(safe-area-inset-bottom))] text-text shadow-raised backdrop:bg-surface-3/60 lg:absolute lg:inset-auto lg:top-18 lg:right-[max(2.5rem,50vw-35rem)] lg:w-60 lg:rounded-box lg:border lg:border-hairline lg:backdrop:bg-transparent"
      >
        <ul aria-label={label}>
          {choices.map(({ locale, name }) => (
            <li key={locale}>
              <button
                type="button"
                lang={locale}
                aria-current={locale === current ? 'true' : undefined}
                className="flex min-h-12 w-full items-center justify-between rounded-control px-4 text-left hover:bg-surface-2 aria-[current]:font-semibold aria-[current]:text-primary-text"
                onClick={() => {
                  chooseLocale(locale);
                }}
              >
                {name}
              </button>
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}
