import { useEffect, useRef } from 'react';
import { type Gesture } from '../../../../contract/profile/photo-check';
import { ActionBar } from '../../../components/ui/action-bar';
import { BUTTON } from '../../../components/ui/button-link';
import { Sheet } from '../../../components/ui/sheet';
import { type PhotoCheck } from '../api/photo-check';
import { type CaptureTexts } from '../check-texts';
import { Review } from './review';
import { useCamera } from './use-camera';
import { type Selfie, useSelfie } from './use-selfie';
import { Viewfinder } from './viewfinder';

interface Props {
  readonly texts: CaptureTexts;
  readonly gesture: Gesture;
  /** The gesture in words. */
  readonly name: string;
  /** The seconds for which the gesture counts. */
  readonly left: number;
  /** The picture that was chosen; without one the camera takes it. */
  readonly file: File | undefined;
  readonly onSent: (check: PhotoCheck) => void;
  readonly onClose: () => void;
}

const TITLE = 'capture-title';

/** The API refuses these whatever picture comes: another gesture has to be asked for. */
const TOO_LATE: ReadonlySet<string> = new Set(['photo_check_late', 'photo_check_not_started']);

/** A picture that is on its way was begun in time. */
const isLate = (selfie: Selfie, left: number): boolean =>
  selfie.name === 'failed' && TOO_LATE.has(selfie.fault.why) ? true : selfie.name !== 'sending' && left === 0;

/** Takes a picture, shows it, and sends it. The camera is off as soon as the sheet is closed. */
export function CaptureSheet({ texts, gesture, name, left, file, onSent, onClose }: Props) {
  const { camera, open, close } = useCamera();
  const { selfie, take, retake, send } = useSelfie(onSent);
  const begin = useRef(() => {
    if (file) take(file, false);
    else void open();
  });
  useEffect(() => {
    begin.current();
  }, []);
  const part = isLate(selfie, left) ? 'late' : selfie.name === 'none' ? 'viewfinder' : 'review';
  useEffect(() => {
    // The button that was pressed is gone.
    if (document.activeElement === document.body) document.getElementById(TITLE)?.focus();
  }, [part, camera.name]);
  const closeLate = useRef(close);
  useEffect(() => {
    if (part === 'late') closeLate.current();
  }, [part]);
  const titles = { late: texts.expiredTitle, viewfinder: name, review: texts.previewTitle };
  return (
    <Sheet labelledBy={TITLE} onClose={onClose} opaque>
      <h2 id={TITLE} tabIndex={-1} className="text-title hyphens-auto outline-none">
        {titles[part]}
      </h2>
      {part === 'late' && <Late texts={texts} onClose={onClose} />}
      {part === 'viewfinder' && (
        <Viewfinder
          texts={texts}
          camera={camera}
          gesture={gesture}
          left={left}
          onOpen={() => void open()}
          onTaken={(taken, isMirrored) => {
            close();
            take(taken, isMirrored);
          }}
          onClose={onClose}
        />
      )}
      {part === 'review' && selfie.name !== 'none' && (
        <Review
          texts={texts}
          selfie={selfie}
          left={left}
          onSend={() => void send()}
          onRetake={() => {
            retake();
            void open();
          }}
        />
      )}
    </Sheet>
  );
}

function Late({ texts, onClose }: Pick<Props, 'texts' | 'onClose'>) {
  return (
    <>
      <p className="mt-3 mb-6">{texts.expiredText}</p>
      <ActionBar place="sheet">
        <button type="button" className={`${BUTTON} grow`} onClick={onClose}>
          {texts.next}
        </button>
      </ActionBar>
    </>
  );
}
