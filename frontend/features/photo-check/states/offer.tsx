import { ActionBar } from '../../../components/ui/action-bar';
import { BUTTON, ButtonLink, QUIET_BUTTON } from '../../../components/ui/button-link';
import { createFormats } from '../../../lib/i18n/formats';
import { ROUTES } from '../../../site/routes';
import { type PhotoCheck } from '../api/photo-check';
import { type CheckTexts, HOLE } from '../check-texts';
import { type Check } from '../use-check';
import { HALF } from '../half';
import { StateTitle } from './state-title';
import { useStart } from './use-start';

interface Props {
  readonly texts: CheckTexts;
  readonly check: Check;
  readonly now: PhotoCheck;
}

/** Explains the check, says who sees the selfie, and asks for consent, with a way out that is as large. */
export function Offer({ texts, check, now }: Props) {
  const { offer } = texts;
  const { told, isBusy, start } = useStart(texts, check);
  return (
    <div className="grid gap-6">
      {now.ended !== null && (
        <p className="border-l-4 border-line py-1 pl-4 text-text-strong">{offer.ended[now.ended]}</p>
      )}
      <p className="text-lead">{offer.lead}</p>
      <section>
        <StateTitle>{offer.how}</StateTitle>
        <ol className="mt-3 grid gap-3">
          {offer.steps.map((step, at) => (
            <li key={step} className="flex gap-3">
              <span
                aria-hidden="true"
                className="grid size-7 shrink-0 place-items-center rounded-pill bg-surface-2 text-caption font-semibold text-text-strong"
              >
                {at + 1}
              </span>
              <span className="min-w-0 pt-0.5">{step}</span>
            </li>
          ))}
        </ol>
      </section>
      <section>
        <h3 className="font-semibold text-text-strong">{offer.who}</h3>
        <p className="mt-1">{offer.whoText}</p>
      </section>
      {now.missing === 'photo' ? (
        <Missing texts={texts} />
      ) : (
        <section className="rounded-box bg-surface-2 p-4">
          <h3 className="font-semibold text-text-strong">{offer.consent}</h3>
          <p className="mt-1">{offer.consentText}</p>
        </section>
      )}
      <p role="alert" className="font-semibold text-danger empty:hidden">
        {told === '' && now.next_start_at !== null ? laterText(texts, now.next_start_at) : told}
      </p>
      {now.missing === null && (
        <ActionBar place="page">
          <a href={ROUTES.profile} className={`${QUIET_BUTTON} ${HALF}`}>
            {offer.later}
          </a>
          {now.can_start && (
            <button type="button" className={`${BUTTON} ${HALF}`} aria-disabled={isBusy} onClick={() => void start()}>
              {offer.agree}
            </button>
          )}
        </ActionBar>
      )}
    </div>
  );
}

function laterText({ locale, offer }: CheckTexts, from: string): string {
  return offer.tooOften.replace(HOLE.when, createFormats(locale).relative(new Date(from), new Date()));
}

function Missing({ texts: { offer } }: { readonly texts: CheckTexts }) {
  return (
    <section className="grid justify-items-start gap-4 rounded-box bg-surface-2 p-4">
      <p>{offer.missing}</p>
      <ButtonLink href={`${ROUTES.profile}#photos`}>{offer.addPhoto}</ButtonLink>
    </section>
  );
}
