import { type DeckTexts } from './deck-texts';
import { type Verdict } from '../../../components/deck/deck-physics';

interface Props {
  readonly texts: DeckTexts;
  readonly done: boolean;
  readonly first: boolean;
  readonly answer: (verdict: Verdict) => void;
  readonly undo: () => void;
  readonly restart: () => void;
}

const QUIET =
  'min-h-11 rounded-control px-4 font-semibold text-text-strong underline decoration-1 underline-offset-4 disabled:invisible';
const ROUND =
  'flex min-h-14 min-w-28 items-center justify-center gap-2 rounded-pill px-6 font-semibold transition-transform ' +
  'duration-200 hover:-translate-y-0.5 active:translate-y-0';

export function DeckButtons({ texts, done, first, answer, undo, restart }: Props) {
  if (done) {
    return (
      <button type="button" className={QUIET} onClick={restart}>
        {texts.again}
      </button>
    );
  }
  return (
    <>
      <div className="flex flex-wrap justify-center gap-4">
        <button
          type="button"
          className={`${ROUND} border-2 border-line bg-surface-1 text-text-strong`}
          onClick={() => {
            answer('no');
          }}
        >
          <Sign path="M5 5l14 14M19 5L5 19" />
          {texts.no}
        </button>
        <button
          type="button"
          className={`${ROUND} bg-primary text-on-primary`}
          onClick={() => {
            answer('yes');
          }}
        >
          <Sign path="M4 13l5 5L20 6" />
          {texts.yes}
        </button>
      </div>
      <div className="flex min-h-11 items-center gap-3">
        <p className="text-caption text-text-muted [@media(hover:none)]:hidden">{texts.keys}</p>
        <button type="button" className={QUIET} onClick={undo} disabled={first}>
          {texts.undo}
        </button>
      </div>
    </>
  );
}

function Sign({ path }: { readonly path: string }) {
  return (
    <svg viewBox="0 0 24 24" className="h-5 w-5 stroke-current" fill="none" strokeWidth="2.5" aria-hidden="true">
      <path d={path} />
    </svg>
  );
}
