'use client';

import { useMutation, useQueryClient } from '@tanstack/react-query';
import { errorTextOf } from '../../components/settings/error-texts';
import { QUIET_BUTTON } from '../../components/ui/button-link';
import { call } from '../../lib/api/call';
import { type Answer } from '../../lib/api/problem';
import { type LeavingTexts, type OfferKind } from './leaving-texts';

const INVISIBLE = '/api/invisible-mode';
const MAILS = '/api/mail-preferences';

interface Props {
  readonly texts: LeavingTexts;
  readonly offer: LeavingTexts['offers'][number];
  readonly isTaken: boolean;
  readonly onTaken: () => void;
}

/** Something that can be had instead, by one press. */
export function Offer({ texts, offer, isTaken, onTaken }: Props) {
  const client = useQueryClient();
  const take = useMutation({
    mutationFn: async () => {
      const answer = await accept(offer.kind);
      if (answer.state !== 'done') throw new Error(errorTextOf(answer, texts));
    },
    onSuccess: onTaken,
    onSettled: () =>
      client.invalidateQueries({ predicate: ({ queryKey: [path] }) => path === INVISIBLE || path === MAILS }),
  });
  return (
    <li className="flex min-h-18 flex-wrap items-center justify-between gap-x-6 gap-y-3 border-t border-hairline py-3">
      <p role="status" className="min-w-0 grow basis-60">
        {isTaken ? offer.accepted : offer.text}
      </p>
      {!isTaken && (
        <button
          type="button"
          className={QUIET_BUTTON}
          aria-disabled={take.isPending}
          onClick={() => {
            if (!take.isPending) take.mutate();
          }}
        >
          {offer.accept}
        </button>
      )}
      <p role="alert" className="basis-full font-semibold text-danger empty:hidden">
        {take.error?.message}
      </p>
    </li>
  );
}

async function accept(kind: OfferKind): Promise<Answer<unknown>> {
  if (kind === 'invisible_mode') return call('PUT', INVISIBLE);
  const now = await call('GET', MAILS);
  if (now.state !== 'done') return now;
  for (const { kind: mail } of now.value.mails.filter(({ enabled }) => enabled)) {
    const answer = await call('PUT', MAILS, { body: { kind: mail, enabled: false } });
    if (answer.state !== 'done') return answer;
  }
  return now;
}
