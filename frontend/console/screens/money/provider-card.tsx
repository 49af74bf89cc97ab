import { type ReactNode } from 'react';
import { type ProviderAccount } from '../../api/providers';
import { useSelf } from '../../frame/self-context';
import { useBrandText } from '../../frame/brand-text';
import { money } from '../../texts/money';
import { providers as texts } from '../../texts/providers';
import { Copied } from '../../ui/copied';
import { timeText } from '../../ui/times';
import { ProviderActs } from './provider-acts';
import { WaitingChange } from './waiting-change';

interface Props {
  readonly account: ProviderAccount;
  readonly onChanged: (told: string) => void;
}

/** Live money is the loudest thing of a card. */
const MODE_LOOKS = {
  live: 'border-danger text-danger',
  test: 'border-field text-quiet',
} as const;

/** One account: where its money goes, what it is heard by, what waits, and the acts that are left. */
export function ProviderCard({ account, onChanged }: Props) {
  const { permissions } = useSelf();
  const nameOf = useBrandText();
  const { tenant, provider, mode, status, request } = account;
  const title = texts.of.replace('{provider}', texts.names[provider]).replace('{account}', account.account);
  return (
    <article
      aria-label={title}
      className="grid grid-cols-[minmax(0,1fr)] gap-3 rounded-lg border border-line bg-panel p-4"
    >
      <header className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <h2 className="wrap-anywhere">{title}</h2>
        <strong className={`rounded-md border-2 px-2 py-1 ${MODE_LOOKS[mode]}`}>{texts.modes[mode]}</strong>
        <span className={status === 'active' ? 'text-good' : 'text-quiet'}>{texts.statuses[status]}</span>
      </header>
      <Facts account={account} brand={nameOf(tenant)} />
      {request && <WaitingChange tenant={tenant} request={request} onChanged={onChanged} />}
      {permissions.includes('payment.connect') && <ProviderActs account={account} onChanged={onChanged} />}
    </article>
  );
}

function Facts({ account, brand }: { readonly account: ProviderAccount; readonly brand: string }) {
  const { provider, payee, events_url: url, event_secrets: secrets, created_at: since } = account;
  const isDeaf = provider === 'stripe' && secrets === 0 && account.status !== 'closed';
  return (
    <dl className="grid gap-x-4 gap-y-1 sm:grid-cols-[10rem_minmax(0,1fr)]">
      <Fact name={money.brand}>{brand}</Fact>
      <Fact name={texts.payee}>{payee ?? texts.payee_unknown}</Fact>
      <Fact name={texts.since}>{timeText(since)}</Fact>
      <Fact name={texts.events}>
        {url === null ? texts.events_by_files : <Copied text={url} what={texts.events} />}
        {texts.hints[provider] !== '' && <span className="block text-quiet">{texts.hints[provider]}</span>}
      </Fact>
      {(provider === 'stripe' || secrets > 0) && (
        <Fact name={texts.signing}>
          {isDeaf ? <strong className="text-danger">{texts.deaf}</strong> : String(secrets)}
        </Fact>
      )}
      {provider === 'mollie' && (
        <Fact name={texts.reports}>{account.has_reports_key ? texts.given : texts.not_given}</Fact>
      )}
    </dl>
  );
}

function Fact({ name, children }: { readonly name: string; readonly children: ReactNode }) {
  return (
    <>
      <dt className="text-quiet sm:py-1">{name}</dt>
      <dd className="min-w-0 wrap-anywhere sm:py-1">{children}</dd>
    </>
  );
}
