'use client';

import { type ReactNode, useEffect } from 'react';
import { Failed } from '../../../components/settings/failed';
import { TextLink } from '../../../components/ui/text-link';
import { type ErrorState } from '../../../lib/api/query-answer';
import { useMember } from '../../../lib/member';
import { keepWayBack } from '../../../lib/way-back';
import { useReturnToOrder } from '../open-order';
import { DebitBones } from './debit-bones';
import { DebitCheckout } from './debit-checkout';
import { type DebitTexts } from './debit-texts';
import { Stopped } from './stopped';
import { useDebitOffer } from './use-debit-offer';

interface Props {
  readonly texts: DebitTexts;
  /** Stands above the button. */
  readonly limit: ReactNode;
}

/** A package, paid by direct debit: whether that is possible, and the form. */
export function DebitForm({ texts, limit }: Props) {
  useReturnToOrder();
  useEffect(() => keepWayBack(), []);
  const member = useMember();
  const { data, error, refetch } = useDebitOffer();
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
  const { offer, isWithoutDiscount } = data;
  if (offer.state !== 'open') return <Stopped texts={texts} {...texts.states[offer.state]} />;
  return (
    <DebitCheckout
      texts={texts}
      offer={offer}
      isWithoutDiscount={isWithoutDiscount}
      member={member.profile.id}
      limit={limit}
      onStale={async () => (await refetch()).data?.offer}
    />
  );
}

const NOT_OFFERED: ReadonlySet<string | undefined> = new Set(['package_not_found', 'direct_debit_not_offered']);

/** An address without a package, or with none of the brand’s, is as good as a package that is not paid this way. */
const isNotOffered = (answer: ErrorState): boolean =>
  answer.state === 'invalid' || (answer.state === 'failed' && NOT_OFFERED.has(answer.code));
