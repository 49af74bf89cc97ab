import { type ReactNode } from 'react';
import { type CurrentSite } from '../../site/current-site';

interface Props {
  readonly site: CurrentSite;
  readonly why: string;
  /** The way to another one. */
  readonly children: ReactNode;
}

/** Late, replaced or never ours: which of it, the api tells nobody. */
export function DeadLink({ site: { t }, why, children }: Props) {
  return (
    <>
      <h1 className="mb-5 text-heading">{t('links.invalid_title')}</h1>
      <p className="mb-4 text-lead">{t('links.invalid_text')}</p>
      <p className="mb-8">{why}</p>
      {children}
    </>
  );
}

/** It did what it is for, which only its holder is told. */
export function UsedLink({ site: { t }, why, children }: Props) {
  return (
    <>
      <h1 className="mb-5 text-heading">{t('links.used_title')}</h1>
      <p className="mb-4 text-lead">{t('links.used_once')}</p>
      <p className="mb-8">{why}</p>
      {children}
    </>
  );
}
