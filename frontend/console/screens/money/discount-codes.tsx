import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { useSearch } from '@tanstack/react-router';
import { useState } from 'react';
import { type DiscountCode, endCode, readCodes } from '../../api/money';
import { BrandName } from '../../frame/brand-name';
import { useBrandText } from '../../frame/brand-text';
import { useKeys } from '../../frame/keys';
import { useSelf } from '../../frame/self-context';
import { codes as texts, money } from '../../texts/money';
import { ActDialog } from '../../ui/act-dialog';
import { Answer } from '../../ui/answer';
import { Button } from '../../ui/button';
import { Choice } from '../../ui/choice';
import { Field } from '../../ui/field';
import { moneyText } from '../../ui/money';
import { Table } from '../../ui/table';
import { isPast, timeText } from '../../ui/times';
import { MoneyFilters, Pages } from './filters';
import { MoneyScreen } from './money-screen';
import { NewBrandCode } from './new-brand-code';
import { NewDiscountCode } from './new-discount-code';
import { readMoneySearch } from './search';

const KINDS = Object.entries(texts.kinds).map(([value, label]) => ({ value, label }));

/** The discount codes of one brand, or of all that one reaches, newest first. */
export default function DiscountCodes() {
  const { tenant, q, status, after } = readMoneySearch(useSearch({ strict: false }));
  const { tenants, permissions } = useSelf();
  const slug = tenant ?? (tenants.length === 1 ? tenants[0]?.slug : undefined);
  const search = { tenant: slug, q, status, after };
  const query = useQuery({
    queryKey: ['money', 'codes', search],
    queryFn: () => readCodes({ ...search, q: q?.toUpperCase() }),
    placeholderData: keepPreviousData,
    enabled: permissions.includes('discount.write'),
  });
  const [told, setTold] = useState('');
  const queries = useQueryClient();
  const changed = (text: string): void => {
    setTold(text);
    void queries.invalidateQueries({ queryKey: ['money', 'codes'] });
  };
  return (
    <MoneyScreen title={money.codes} needs="discount.write" slug={slug}>
      <MoneyFilters to="/money/discount-codes" search={search}>
        <Field label={texts.find} name="q" defaultValue={q} pattern="[A-Za-z0-9]{4,20}" autoComplete="off" />
        <Choice
          label={money.status}
          name="status"
          defaultValue={status ?? ''}
          choices={[{ value: '', label: money.any }, ...KINDS]}
        />
      </MoneyFilters>
      <Make slug={slug} onChanged={changed} />
      <p role="status">{told}</p>
      <Answer query={query}>
        {({ codes, next }) => (
          <>
            {codes.length === 0 ? (
              <p>{texts.none}</p>
            ) : (
              <List codes={codes} hasMore={next !== null} onChanged={changed} />
            )}
            <Pages to="/money/discount-codes" search={search} next={next} />
          </>
        )}
      </Answer>
    </MoneyScreen>
  );
}

interface MakeProps {
  /** Undefined for several brands. */
  readonly slug: string | undefined;
  readonly onChanged: (told: string) => void;
}

function Make({ slug, onChanged }: MakeProps) {
  const [isMaking, setMaking] = useState(false);
  useKeys([{ keys: 'n', label: texts.make, run: () => setMaking(true) }]);
  return (
    <p>
      <Button look="main" onClick={() => setMaking(true)}>
        {texts.make}
      </Button>
      {isMaking && slug !== undefined && (
        <NewDiscountCode slug={slug} onMade={() => onChanged(texts.made)} onClose={() => setMaking(false)} />
      )}
      {isMaking && slug === undefined && (
        <NewBrandCode
          onMade={(count) => onChanged(texts.made_at.replace('{count}', String(count)))}
          onClose={() => setMaking(false)}
        />
      )}
    </p>
  );
}

interface ListProps {
  readonly codes: readonly DiscountCode[];
  readonly hasMore: boolean;
  readonly onChanged: (told: string) => void;
}

function List({ codes, hasMore, onChanged }: ListProps) {
  const nameOf = useBrandText();
  const [ending, setEnding] = useState<DiscountCode>();
  return (
    <>
      <CodesTable codes={codes} hasMore={hasMore} onEnd={setEnding} />
      {ending && (
        <ActDialog
          title={`${texts.end} ${ending.code}`}
          preview={`${nameOf(ending.tenant)}: ${texts.end_text}`}
          act={async () => {
            await endCode(ending.tenant, ending.code);
            onChanged(texts.ended);
          }}
          onClose={() => setEnding(undefined)}
        />
      )}
    </>
  );
}

interface TableProps {
  readonly codes: readonly DiscountCode[];
  readonly hasMore: boolean;
  readonly onEnd: (code: DiscountCode) => void;
}

function CodesTable({ codes, hasMore, onEnd }: TableProps) {
  return (
    <Table
      caption={money.codes}
      rows={codes}
      hasMore={hasMore}
      keyOf={({ tenant, code }) => `${tenant} ${code}`}
      columns={[
        { name: texts.code, cell: ({ code }) => code },
        { name: money.brand, cell: ({ tenant }) => <BrandName slug={tenant} /> },
        {
          name: texts.percent,
          isNumber: true,
          cell: ({ percent }) => texts.percent_of.replace('{percent}', String(percent)),
        },
        { name: texts.for, isFolded: true, cell: forText },
        { name: texts.starts, isFolded: true, cell: ({ starts }) => timeText(starts) },
        { name: texts.expires, isFolded: true, cell: ({ expires }) => timeText(expires) },
        { name: texts.used, isFolded: true, isNumber: true, cell: ({ used }) => used },
        { name: texts.reserved, isFolded: true, isNumber: true, cell: ({ reserved }) => reserved },
        { name: money.status, cell: ({ status }) => texts.states[status] ?? status },
        {
          name: texts.end,
          cell: (row) =>
            row.status === 'active' && !isPast(row.expires) ? (
              <Button onClick={() => onEnd(row)}>{texts.end}</Button>
            ) : (
              '–'
            ),
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
