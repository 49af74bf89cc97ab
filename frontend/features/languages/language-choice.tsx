'use client';

import { useState } from 'react';
import { withoutPageLanguage } from '../../../contract/text/page-language';
import { type ErrorTexts, errorTextOf } from '../../components/settings/error-texts';
import { call } from '../../lib/api/call';
import { keepLocale } from '../../lib/locale-cookie';
import { useVisitor } from '../../lib/visitor';
import { localeAddress } from './locale-address';

interface Props {
  readonly anchor: string;
  readonly texts: ErrorTexts;
  readonly current: string;
  readonly languages: readonly { readonly locale: string; readonly name: string }[];
}

export function LanguageChoice({ anchor, texts, current, languages }: Props) {
  const shown = useVisitor()?.locales;
  const [errorState, setErrorState] = useState('');

  const choose = async (locale: string): Promise<void> => {
    const answer = await call('PUT', '/api/user.php', { body: { language: locale } });
    if (answer.state !== 'done') {
      setErrorState(errorTextOf(answer, texts));
      return;
    }
    const { pathname, search } = window.location;
    window.history.replaceState(null, '', withoutPageLanguage(`${pathname}${search}#${anchor}`));
    keepLocale(locale);
    window.location.reload();
  };

  return (
    <>
      <ul className="grid gap-3 sm:grid-cols-2">
        {languages
          .filter(({ locale }) => locale === current || (shown?.includes(locale) ?? true))
          .map(({ locale, name }) => (
            <li key={locale}>
              <a
                href={localeAddress(locale)}
                rel="nofollow"
                lang={locale}
                hrefLang={locale}
                aria-current={locale === current ? 'true' : undefined}
                className="flex min-h-12 items-center rounded-control border border-line px-4 text-text-strong hover:bg-surface-2 aria-[current]:border-2 aria-[current]:border-primary aria-[current]:font-semibold"
                onClick={(event) => {
                  event.preventDefault();
                  void choose(locale);
                }}
              >
                {name}
              </a>
            </li>
          ))}
      </ul>
      <p role="alert" className="font-semibold text-danger empty:hidden">
        {errorState}
      </p>
    </>
  );
}
