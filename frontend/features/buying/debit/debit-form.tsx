'use client';

import { useEffect } from 'react';
import { Failed } from '../../../components/settings/failed';
import { TextLink } from '../../../components/ui/text-link';
import { type ErrorState } from '../../../lib/api/query-answer';
import { useAnswer } from '../../../lib/api/use-answer';
import { useMember } from '../../../lib/member';
import { keepWayBack } from '../../../lib/way-back';
import { DEBITS, getDebitOffer } from '../api/debits';
import { useReturnToOrder } from '../open-order';
import { packageIn } from './debit-address';
import { DebitBones } from './debit-bones';
import { DebitCheckout } from './debit-checkout';
import { type DebitTexts } from './debit-texts';
import { Stopped } from './stopped';

/** A package, paid by direct debit: whether that is possible, and the form. */
export function DebitForm({ texts }: { readonly texts: DebitTexts }) {
  useReturnToOrder({ isOnlyLatest: true });
  useEffect(() => keepWayBack(), []);
  const member = useMember();
  // Each package is a page of its own, so the key needs no id.
  const { data, error, refetch } = useAnswer([DEBITS], (signal) =>
    getDebitOffer(packageIn(window.location.search), signal),
  );
  if (member?.status === 'not_confirmed')
    return (
      <Stopped texts={texts} title={texts.confirmTitle} text={texts.refusals.unconfirmed}>
        <TextLink href="/complete-signup">{texts.confirmLink}</TextLink>
      </Stopped>
    );
  if (error && isNotOffered(error.errorState)) return <Stopped texts={texts} {...texts.states.not_offered} />;
  if (error && data === undefined)
    return <Failed texts={texts} errorState={error.errorState} onRetry={() => void refetch()} />;
  if (data === undefined || !member) return <DebitBones label={texts.loading} />;
  if (data.state !== 'open') return <Stopped texts={texts} {...texts.states[data.state]} />;
  return (
    <DebitCheckout texts={texts} offer={data} member={member.profile.id} onStale={async () => (await refetch()).data} />
  );
}

const NOT_OFFERED: ReadonlySet<string | undefined> = new Set(['package_not_found', 'direct_debit_not_offered']);

/** An address without a package, or with none of the brand’s, is as good as a package that is not paid this way. */
const isNotOffered = (answer: ErrorState): boolean =>
  answer.state === 'invalid' || (answer.state === 'failed' && NOT_OFFERED.has(answer.code));
