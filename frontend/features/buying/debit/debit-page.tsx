import { type Metadata } from 'next';
import { type ReactNode } from 'react';
import { Unbroken } from '../../../components/ui/unbroken';
import { QueryProvider } from '../../../lib/api/query-provider';
import { currentSite } from '../../../site/current-site';
import { DebitForm } from './debit-form';
import { debitTexts } from './debit-texts';

export async function debitMetadata(): Promise<Metadata> {
  const { t } = await currentSite();
  return { title: t('direct-debit.title'), description: t('direct-debit.description'), robots: { index: false } };
}

/** The same for all members as it comes from the server: the package stands in the address, which the browser reads. */
export async function DebitPage({ limit }: { readonly limit: ReactNode }) {
  const site = await currentSite();
  const { t } = site;
  return (
    <div className="frame min-h-dvh py-6 lg:py-10">
      <div className="mx-auto max-w-[36rem]">
        <h1 className="text-heading">
          <Unbroken text={t('direct-debit.title')} />
        </h1>
        <p className="mt-4 hidden [@media(scripting:none)]:block">{t('buying.needs_script')}</p>
        <div className="needs-script mt-6 visitor:invisible">
          <QueryProvider>
            <DebitForm texts={debitTexts(site)} limit={limit} />
          </QueryProvider>
        </div>
      </div>
    </div>
  );
}
