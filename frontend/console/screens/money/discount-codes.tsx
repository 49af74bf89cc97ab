import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useSearch } from '@tanstack/react-router';
import { useState } from 'react';
import { type DiscountCode, endCode, readCodes } from '../../api/money';
import { useKeys } from '../../frame/keys';
import { useSelf } from '../../frame/self-context';
import { codes as texts, money } from '../../texts/money';
import { ActDialog } from '../../ui/act-dialog';
import { Answer } from '../../ui/answer';
import { Button } from '../../ui/button';
import { moneyText } from '../../ui/money';
import { WideTable } from '../../ui/wide-table';
import { isPast, timeText } from '../../ui/times';
import { MoneyFilters } from './filters';
import { MoneyScreen } from './money-screen';
import { NewDiscountCode } from './new-discount-code';
import { readMoneySearch } from './search';

/** The discount codes of a brand, newest first. */
export default function DiscountCodes() {
  const { tenant } = readMoneySearch(useSearch({ strict: false }));
  const { tenants, permissions } = useSelf();
  const slug = tenant ?? tenants[0]?.slug;
  const isAllowed = permissions.includes('discount.write') && tenants.some((one) => one.slug === slug);
  if (!isAllowed || slug === undefined)
    return (
      <MoneyScreen title={money.codes} needs="discount.write" slug={slug}>
        {null}
      </MoneyScreen>
    );
  return (
    <MoneyScreen title={money.codes} needs="discount.write" slug={slug}>
      <MoneyFilters to="/money/discount-codes" search={{ tenant: slug }} isOfOneBrand />
      <Codes key={slug} slug={slug} />
    </MoneyScreen>
  );
}

function Codes({ slug }: { readonly slug: string }) {
  const queries = useQueryClient();
  const query = useQuery({ queryKey: ['money', 'codes', slug], queryFn: () => readCodes(slug) });
  const [isMaking, setMaking] = useState(false);
  const [ending, setEnding] = useState<string>();
  const [told, setTold] = useState('');
  useKeys([{ keys: 'n', label: texts.make, run: () => setMaking(true) }]);
  const changed = (text: string): void => {
    setTold(text);
    void queries.invalidateQueries({ queryKey: ['money', 'codes', slug] });
  };
  return (
    <>
      <p>
        <Button look="main" onClick={() => setMaking(true)}>
          {texts.make}
        </Button>
      </p>
      <p role="status">{told}</p>
      <Answer query={query}>
        {({ codes }) =>
          codes.length === 0 ? <p>{texts.none}</p> : <List codes={codes} onEnd={(code) => setEnding(code)} />
        }
      </Answer>
      {isMaking && <NewDiscountCode slug={slug} onMade={() => changed(texts.made)} onClose={() => setMaking(false)} />}
      {ending !== undefined && (
        <ActDialog
          title={`${texts.end} ${ending}`}
          preview={texts.end_text}
          act={async () => {
            await endCode(slug, ending);
            changed(texts.ended);
          }}
          onClose={() => setEnding(undefined)}
        />
      )}
    </>
  );
}

function List({ codes, onEnd }: { readonly codes: readonly DiscountCode[]; readonly onEnd: (code: string) => void }) {
  return (
    <WideTable
      caption={money.codes}
      rows={codes}
      keyOf={({ code, starts }) => `${code} ${starts}`}
      columns={[
        { name: texts.code, cell: ({ code }) => code },
        {
          name: texts.percent,
          isNumber: true,
          cell: ({ percent }) => texts.percent_of.replace('{percent}', String(percent)),
        },
        { name: texts.for, cell: forText },
        { name: texts.starts, cell: ({ starts }) => timeText(starts) },
        { name: texts.expires, cell: ({ expires }) => timeText(expires) },
        { name: texts.used, isNumber: true, cell: ({ used }) => used },
        { name: texts.reserved, isNumber: true, cell: ({ reserved }) => reserved },
        { name: money.status, cell: ({ status }) => texts.states[status] ?? status },
        {
          name: texts.end,
          cell: ({ code, status, expires }) =>
            status === 'active' && !isPast(expires) ? <Button onClick={() => onEnd(code)}>{texts.end}</Button> : '–',
        },
      ]}
    />
  );
}

function forText({ country, currency, minimum, member, methods }: DiscountCode): string {
  const parts = [
    member === null ? undefined : `${money.member} ${member}`,
    country,
    currency !== null && minimum > 0 ? `≥ ${moneyText(minimum, currency)}` : currency,
    methods.length === 0 ? undefined : methods.join(', '),
  ];
  return parts.filter(Boolean).join(' · ') || texts.everybody;
}
