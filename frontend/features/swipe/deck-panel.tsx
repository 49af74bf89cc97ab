import { EarlyPhoto } from '../../components/people/early-photo';
import { BUTTON, ButtonLink } from '../../components/ui/button-link';
import { Unbroken } from '../../components/ui/unbroken';
import { ROUTES } from '../../site/routes';
import { type GameState } from './game/game';
import { type SwipeTexts } from './swipe-texts';

interface Props {
  readonly texts: SwipeTexts;
  readonly phase: GameState['phase'];
  readonly retry: () => void;
}

/** In place of the cards: why there are none, and what to do. */
export function DeckPanel({ texts, phase, retry }: Props) {
  if (phase === 'dealing' || phase === 'ready')
    return (
      <>
        <div className="h-full rounded-box bg-surface-3 motion-safe:animate-pulse">
          <span className="sr-only">{texts.dealing}</span>
        </div>
        <EarlyPhoto texts={texts.card} className="rounded-box border border-hairline shadow-raised" />
      </>
    );
  const told = {
    end: [texts.endTitle, texts.endText],
    failed: [texts.failedTitle, texts.failedText],
    unconfirmed: [texts.unconfirmedTitle, texts.unconfirmedText],
  } as const;
  const [title, text] = told[phase];
  return (
    <div className="grid h-full content-center justify-items-center gap-4 overflow-y-auto rounded-box border border-hairline bg-surface-2 p-6 text-center">
      <h2 className="text-title">
        <Unbroken text={title} />
      </h2>
      <p className="max-w-[34ch]">
        <Unbroken text={text} />
      </p>
      {phase === 'end' && <ButtonLink href={ROUTES.members}>{texts.search}</ButtonLink>}
      {phase === 'unconfirmed' && <ButtonLink href="/complete-signup">{texts.resend}</ButtonLink>}
      {phase === 'failed' && (
        <button type="button" className={BUTTON} onClick={retry}>
          {texts.retry}
        </button>
      )}
    </div>
  );
}
