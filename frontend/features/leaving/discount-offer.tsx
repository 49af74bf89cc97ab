import { useMutation } from '@tanstack/react-query';
import { errorTextOf } from '../../components/settings/error-texts';
import { QUIET_BUTTON } from '../../components/ui/button-link';
import { TextLink } from '../../components/ui/text-link';
import { call } from '../../lib/api/call';
import { createFormats } from '../../lib/i18n/formats';
import { ROUTES } from '../../site/routes';
import { HOLE, type LeavingTexts } from './leaving-texts';

interface Props {
  readonly texts: LeavingTexts;
  readonly percent: number;
  readonly onTaken: () => void;
}

/** A discount for a member who stays, offered once. Taken, it is a code of their own. */
export function DiscountOffer({ texts, percent, onTaken }: Props) {
  const { discount, locale } = texts;
  const take = useMutation({
    mutationFn: async () => {
      const answer = await call('POST', '/api/payments/leaving-discount');
      if (answer.state !== 'done') throw new Error(errorTextOf(answer, texts));
      return answer.value;
    },
    onSuccess: onTaken,
  });
  const percentText = new Intl.NumberFormat(locale, { style: 'percent' }).format(percent / 100);
  const { timeZone } = new Intl.DateTimeFormat().resolvedOptions();
  return (
    <li className="flex min-h-18 flex-wrap items-center justify-between gap-x-6 gap-y-3 border-t border-hairline py-3">
      <p role="status" className="min-w-0 grow basis-60">
        {take.data === undefined
          ? discount.text.replace(HOLE.percent, percentText)
          : discount.accepted
              .replace(HOLE.code, take.data.code)
              .replace(HOLE.percent, percentText)
              .replace(HOLE.date, createFormats(locale).dateTime(new Date(take.data.expires), timeZone))}
      </p>
      {take.data === undefined ? (
        <button
          type="button"
          className={QUIET_BUTTON}
          aria-disabled={take.isPending}
          onClick={() => {
            if (!take.isPending) take.mutate();
          }}
        >
          {discount.accept}
        </button>
      ) : (
        <TextLink href={`${ROUTES.credits}?code=${encodeURIComponent(take.data.code)}`}>{discount.toCredits}</TextLink>
      )}
      <p role="alert" className="basis-full font-semibold text-danger empty:hidden">
        {take.error?.message}
      </p>
    </li>
  );
}
