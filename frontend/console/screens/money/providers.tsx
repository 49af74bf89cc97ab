import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { Link, useSearch } from '@tanstack/react-router';
import { useState } from 'react';
import { readProviderAccounts } from '../../api/providers';
import { useKeys } from '../../frame/keys';
import { useSelf } from '../../frame/self-context';
import { money } from '../../texts/money';
import { providers as texts } from '../../texts/providers';
import { Answer } from '../../ui/answer';
import { Button } from '../../ui/button';
import { ConnectAccount } from './connect-account';
import { MoneyFilters, Pages } from './filters';
import { MoneyScreen } from './money-screen';
import { ProviderCard } from './provider-card';
import { readMoneySearch } from './search';

/** The accounts at providers of one brand, or of all that one reaches. */
export default function Providers() {
  const { tenant, after } = readMoneySearch(useSearch({ strict: false }));
  const { tenants, permissions } = useSelf();
  const slug = tenant ?? (tenants.length === 1 ? tenants[0]?.slug : undefined);
  const search = { tenant: slug, after };
  const query = useQuery({
    queryKey: ['money', 'providers', search],
    queryFn: () => readProviderAccounts(search),
    placeholderData: keepPreviousData,
    enabled: permissions.includes('payment.books'),
  });
  const [told, setTold] = useState('');
  const queries = useQueryClient();
  const changed = (text: string): void => {
    setTold(text);
    for (const queryKey of [['money', 'providers'], ['work'], ['launch']]) void queries.invalidateQueries({ queryKey });
  };
  return (
    <MoneyScreen title={money.providers} needs="payment.books" slug={slug}>
      <p className="max-w-prose text-quiet">{texts.text}</p>
      {slug !== undefined && <LaunchLink slug={slug} />}
      <MoneyFilters to="/money/providers" search={search} />
      {permissions.includes('payment.connect') && <Connect slug={slug} onChanged={changed} />}
      <p role="status" className="wrap-anywhere empty:hidden">
        {told}
      </p>
      <Answer query={query}>
        {({ accounts, next }) => (
          <>
            {accounts.length === 0 && <p>{slug === undefined ? texts.none_at_all : texts.none}</p>}
            <ul className="grid grid-cols-[minmax(0,1fr)] gap-4">
              {accounts.map((one) => (
                <li key={`${one.tenant} ${one.account}`}>
                  <ProviderCard account={one} onChanged={changed} />
                </li>
              ))}
            </ul>
            <Pages to="/money/providers" search={search} next={next} />
          </>
        )}
      </Answer>
    </MoneyScreen>
  );
}

/** A brand that is not live yet is on its way to that. */
function LaunchLink({ slug }: { readonly slug: string }) {
  const tenant = useSelf().tenants.find((one) => one.slug === slug);
  if (tenant?.live_revision !== null) return null;
  return (
    <Link
      to="/brands/$slug/launch/$step"
      params={{ slug, step: 'preflight' }}
      className="target inline-flex items-center justify-self-start text-accent underline"
    >
      {texts.to_launch}
    </Link>
  );
}

interface ConnectProps {
  readonly slug: string | undefined;
  readonly onChanged: (told: string) => void;
}

function Connect({ slug, onChanged }: ConnectProps) {
  const [isOpen, setOpen] = useState(false);
  const open = (): void => {
    setOpen(true);
  };
  useKeys(slug === undefined ? [] : [{ keys: 'n', label: texts.connect, run: open }]);
  if (slug === undefined) return <p className="text-quiet">{texts.choose}</p>;
  return (
    <p>
      <Button look="main" onClick={open}>
        {texts.connect}
      </Button>
      {isOpen && (
        <ConnectAccount
          slug={slug}
          onConnected={onChanged}
          onClose={() => {
            setOpen(false);
          }}
        />
      )}
    </p>
  );
}
