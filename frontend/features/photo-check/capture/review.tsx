import { ActionBar } from '../../../components/ui/action-bar';
import { BUTTON, QUIET_BUTTON } from '../../../components/ui/button-link';
import { createFormats } from '../../../lib/i18n/formats';
import { type UploadFault } from '../../../lib/pictures/upload-picture';
import { type CaptureTexts, HOLE } from '../check-texts';
import { HALF } from '../half';
import { TimeLeft } from './time-left';
import { type Selfie } from './use-selfie';
import './capture.css';

interface Props {
  readonly texts: CaptureTexts;
  readonly selfie: Exclude<Selfie, { name: 'none' }>;
  readonly left: number;
  readonly onSend: () => void;
  readonly onRetake: () => void;
}

/** The picture before it is sent, while it is sent, and where that did not work. */
export function Review({ texts, selfie, left, onSend, onRetake }: Props) {
  const isSending = selfie.name === 'sending';
  return (
    <div className="capture">
      <div className="capture-frame capture-taken">
        <img src={selfie.preview} alt={texts.preview} className={selfie.isMirrored ? 'capture-mirrored' : ''} />
      </div>
      <div className="min-w-0 sideways:flex-1">
        <div aria-live="polite" className="min-h-12">
          {selfie.name === 'taken' && <p className="text-caption">{texts.previewText}</p>}
          {isSending && <Progress texts={texts} share={selfie.share} />}
          {selfie.name === 'failed' && (
            <p className="text-caption font-semibold text-danger">{faultText(selfie.fault, texts)}</p>
          )}
        </div>
        <TimeLeft text={texts.left} minute={texts.minute} seconds={left} className="my-2 block" />
        <ActionBar place="sheet" className="capture-actions">
          <button
            type="button"
            className={`${QUIET_BUTTON} ${HALF}`}
            aria-disabled={isSending}
            onClick={() => {
              if (!isSending) onRetake();
            }}
          >
            {texts.retake}
          </button>
          <button type="button" className={`${BUTTON} ${HALF}`} aria-disabled={isSending} onClick={onSend}>
            {selfie.name === 'failed' ? texts.retry : texts.send}
          </button>
        </ActionBar>
      </div>
    </div>
  );
}

function Progress({ texts, share }: { readonly texts: CaptureTexts; readonly share: number }) {
  const percent = new Intl.NumberFormat(texts.locale, { style: 'percent' }).format(share);
  return (
    <>
      <p className="text-caption font-semibold text-text-strong tabular-nums">{share < 1 ? percent : texts.making}</p>
      <progress
        aria-label={texts.preview}
        max={1}
        value={share}
        className="mt-1 block h-1.5 w-full appearance-none overflow-hidden rounded-pill bg-surface-3 [&::-moz-progress-bar]:bg-primary [&::-webkit-progress-bar]:bg-surface-3 [&::-webkit-progress-value]:bg-primary"
      />
    </>
  );
}

function faultText({ why, seconds }: UploadFault, { faults, locale }: CaptureTexts): string {
  const known: Readonly<Record<string, string>> = faults;
  const now = new Date();
  const then = new Date(now.getTime() + (seconds ?? 60) * 1000);
  return (known[why] ?? faults.failed).replace(HOLE.when, createFormats(locale).relative(then, now));
}
