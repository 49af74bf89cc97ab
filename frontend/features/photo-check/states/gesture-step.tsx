import { GestureArt } from '../../../components/art/gestures/gesture-art';
import { ActionBar } from '../../../components/ui/action-bar';
import { BUTTON, QUIET_BUTTON } from '../../../components/ui/button-link';
import { type PhotoCheck } from '../api/photo-check';
import { CaptureSheet } from '../capture/capture-sheet';
import { FileButton } from '../capture/file-button';
import { TimeLeft } from '../capture/time-left';
import { type CheckTexts } from '../check-texts';
import { type Check } from '../use-check';
import { HALF } from '../half';
import { EndButton } from './end-button';
import { StateTitle } from './state-title';

interface Props {
  readonly texts: CheckTexts;
  readonly check: Check;
  readonly now: PhotoCheck;
  /** In seconds. */
  readonly left: number;
  /** The sheet that takes a picture, with the file that was chosen for it. */
  readonly capturing: Capturing | undefined;
  readonly onCapture: (capturing: Capturing | undefined) => void;
}

export interface Capturing {
  readonly file: File | undefined;
}

/** The gesture that is asked for, how long it counts, and both ways to a picture. */
export function GestureStep({ texts, check, now, left, capturing, onCapture }: Props) {
  const { gesture: words, capture, end } = texts;
  const { gesture } = now;
  if (gesture === null) return null;
  const name = words.names[gesture];
  return (
    <div className="grid gap-4">
      <StateTitle>{words.title}</StateTitle>
      <div className="flex flex-wrap items-center gap-x-5 gap-y-3 overflow-hidden rounded-box bg-surface-2 p-4">
        <GestureArt gesture={gesture} className="size-[112px] shrink-0 sm:size-[160px] overflow-hidden rounded-box" />
        <div className="min-w-[min(100%,9rem)] grow basis-0">
          <p className="text-lead font-semibold text-text-strong hyphens-auto">{name}</p>
          <TimeLeft text={capture.left} minute={capture.minute} seconds={left} className="mt-2 block" />
        </div>
      </div>
      <p>{words.tips}</p>
      <EndButton texts={texts} check={check} label={words.stop} ask={end.withdrawAsk} text={end.withdrawText} />
      <ActionBar place="page">
        <FileButton
          texts={capture}
          className={`${QUIET_BUTTON} ${HALF}`}
          onFile={(file) => {
            onCapture({ file });
          }}
        />
        <button
          type="button"
          aria-haspopup="dialog"
          className={`${BUTTON} ${HALF}`}
          onClick={() => {
            onCapture({ file: undefined });
          }}
        >
          {capture.open}
        </button>
      </ActionBar>
      {capturing && (
        <CaptureSheet
          texts={capture}
          gesture={gesture}
          name={name}
          left={left}
          file={capturing.file}
          onSent={(sent) => {
            onCapture(undefined);
            check.keep(sent);
          }}
          onClose={() => {
            onCapture(undefined);
            // An upload that was called off may have arrived.
            void check.refetch();
          }}
        />
      )}
    </div>
  );
}
