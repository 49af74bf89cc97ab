import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useSearch } from '@tanstack/react-router';
import { useState } from 'react';
import { readDebitFiles } from '../../api/money';
import { useSelf } from '../../frame/self-context';
import { debits as texts } from '../../texts/debits';
import { Answer } from '../../ui/answer';
import { DebitFiles } from './debit-files';
import { BookReturn } from './debit-return';
import { MoneyFilters } from './filters';
import { MoneyScreen } from './money-screen';
import { readMoneySearch } from './search';
import { WriteDebits } from './write-debits';

/** The debits that a bank of a brand's own collects: files for the bank, and what its statements say. */
export default function Debits() {
  const { tenant } = readMoneySearch(useSearch({ strict: false }));
  const { tenants } = useSelf();
  const slug = tenant ?? (tenants.length === 1 ? tenants[0]?.slug : undefined);
  return (
    <MoneyScreen title={texts.title} needs="payment.books" slug={slug}>
      <MoneyFilters to="/money/debits" search={{ tenant: slug }} />
      {slug === undefined ? <p className="text-quiet">{texts.choose}</p> : <OfBank key={slug} slug={slug} />}
    </MoneyScreen>
  );
}

function OfBank({ slug }: { readonly slug: string }) {
  const queries = useQueryClient();
  const queryKey = ['money', 'debits', slug];
  const query = useQuery({ queryKey, queryFn: () => readDebitFiles(slug) });
  const [told, setTold] = useState('');
  const done = (text: string): void => {
    setTold(text);
    void queries.invalidateQueries({ queryKey });
  };
  return (
    <Answer query={query}>
      {({ accounts, files }) =>
        accounts.length === 0 && files.length === 0 ? (
          <p>{texts.none}</p>
        ) : (
          <>
            <p className="max-w-prose">{texts.text}</p>
            <div className="flex flex-wrap gap-2">
              {accounts.map(({ id, mode }) => (
                <WriteDebits key={id} {...{ slug, mode }} account={id} onDone={done} />
              ))}
              {files.length > 0 && <BookReturn slug={slug} onDone={done} />}
            </div>
            <p role="status" className="whitespace-pre-line text-good">
              {told}
            </p>
            {files.length === 0 ? <p>{texts.no_files}</p> : <DebitFiles slug={slug} files={files} onDone={done} />}
          </>
        )
      }
    </Answer>
  );
}
