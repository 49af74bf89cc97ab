import { Link } from '@tanstack/react-router';
import { useBrand } from '../../configuration/brand-context';
import { type LaunchCheck } from '../../configuration/launch-query';
import { useSelf } from '../../frame/self-context';
import { launch as texts } from '../../texts/launch';
import { fromNow } from '../../ui/times';
import { RecordList } from './record-list';
import { StateWord } from './state-word';

const PROVIDER_CHECKS: ReadonlySet<LaunchCheck['name']> = new Set(['payments', 'providers']);

/** Checks with what was found against what is wanted. Passed ones are short. */
export function CheckList({ checks }: { readonly checks: readonly LaunchCheck[] }) {
  return (
    <ul className="rounded-lg border border-line bg-panel">
      {checks.map((check) => (
        <li key={`${check.name} ${check.host}`} className="grid gap-1 border-t border-line p-3 first:border-t-0">
          <Check check={check} />
        </li>
      ))}
    </ul>
  );
}

function Check({ check }: { readonly check: LaunchCheck }) {
  const { name, host, state, blocks, found, wanted, records, fixer, checked_at: checkedAt } = check;
  const isOpen = state === 'wait' || state === 'wrong';
  return (
    <>
      <p className="flex flex-wrap items-baseline justify-between gap-x-4">
        <strong>
          {texts.checks[name]}
          {host !== '' && <span className="font-normal text-quiet"> {host}</span>}
        </strong>
        <StateWord state={state} />
      </p>
      <dl className="grid gap-x-3 sm:grid-cols-[6rem_minmax(0,1fr)]">
        <Fact name={texts.found}>{found === '' ? texts.never : found}</Fact>
        {isOpen && wanted !== '' && <Fact name={texts.wanted}>{wanted}</Fact>}
        {isOpen && fixer !== null && <Fact name={texts.waits_for}>{texts.fixers[fixer]}</Fact>}
      </dl>
      {isOpen && PROVIDER_CHECKS.has(name) && <ConnectLink />}
      {isOpen && records.length > 0 && <RecordList records={records} />}
      <p className="text-quiet">
        {isOpen && `${texts.blocks[blocks]} `}
        {checkedAt !== null && `${texts.looked_at} ${fromNow(checkedAt)}.`}
      </p>
    </>
  );
}

/** Leads to where a provider is connected, for those who may. */
function ConnectLink() {
  const { slug } = useBrand().tenant;
  if (!useSelf().permissions.includes('payment.connect')) return null;
  return (
    <Link
      to="/money/providers"
      search={{ tenant: slug }}
      className="target inline-flex items-center justify-self-start text-accent underline"
    >
      {texts.connect}
    </Link>
  );
}

function Fact({ name, children }: { readonly name: string; readonly children: React.ReactNode }) {
  return (
    <>
      <dt className="text-quiet">{name}</dt>
      <dd className="min-w-0 wrap-anywhere">{children}</dd>
    </>
  );
}
