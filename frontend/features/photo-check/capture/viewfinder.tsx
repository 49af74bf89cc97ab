import { useEffect, useRef, useState } from 'react';
import { type Gesture } from '../../../../contract/profile/photo-check';
import { GestureArt } from '../../../components/art/gestures/gesture-art';
import { ActionBar } from '../../../components/ui/action-bar';
import { BUTTON, QUIET_BUTTON } from '../../../components/ui/button-link';
import { tick } from '../../../lib/haptics';
import { type CaptureTexts } from '../check-texts';
import { HALF } from '../half';
import { FileButton } from './file-button';
import { pictureOf } from './picture-of';
import { TimeLeft } from './time-left';
import { type Camera } from './use-camera';
import './capture.css';

interface Props {
  readonly texts: CaptureTexts;
  readonly camera: Camera;
  readonly gesture: Gesture;
  readonly left: number;
  readonly onOpen: () => void;
  readonly onTaken: (file: File, isMirrored: boolean) => void;
  readonly onClose: () => void;
}

/** Shows the camera's view as a mirror does, with the shutter; where there is no camera, the other way. */
export function Viewfinder(props: Props) {
  const { texts, camera } = props;
  return camera.name === 'failed' ? (
    <NoCamera {...props} text={texts.cameraFaults[camera.fault]} />
  ) : (
    <Live {...props} />
  );
}

function Live({ texts, camera, gesture, left, onTaken, onClose }: Props) {
  const video = useRef<HTMLVideoElement>(null);
  const stream = camera.name === 'on' ? camera.stream : undefined;
  /** The stream of which the first frame is there. */
  const [seen, setSeen] = useState<MediaStream>();
  const isReady = stream !== undefined && seen === stream;
  useEffect(() => {
    if (video.current) video.current.srcObject = stream ?? null;
  }, [stream]);
  const shoot = async (): Promise<void> => {
    if (!video.current || !isReady) return;
    tick();
    const taken = await pictureOf(video.current);
    if (taken) onTaken(taken, true);
  };
  return (
    <div className="capture">
      <div className="capture-frame">
        <video
          ref={video}
          autoPlay
          muted
          playsInline
          aria-label={texts.camera}
          className="capture-mirrored"
          onLoadedData={() => {
            setSeen(stream);
          }}
        />
        <GestureArt
          gesture={gesture}
          className="absolute top-2 left-2 size-[88px] overflow-hidden rounded-box bg-surface-1/90"
        />
        <p role="status" className={isReady ? 'sr-only' : 'absolute inset-x-4 bottom-4 text-center'}>
          {isReady ? texts.on : texts.starting}
        </p>
      </div>
      <ActionBar place="sheet" className="capture-actions">
        <button
          type="button"
          aria-label={texts.close}
          className="order-1 grid size-[48px] place-items-center rounded-pill text-text-strong hover:bg-surface-2"
          onClick={onClose}
        >
          <svg viewBox="0 0 16 16" className="size-4 stroke-current" fill="none" strokeWidth="2" aria-hidden="true">
            <path d="M2 2l12 12M14 2L2 14" />
          </svg>
        </button>
        <button
          type="button"
          aria-label={texts.shutter}
          aria-disabled={!isReady}
          className="order-2 mx-auto size-[72px] shrink-0 rounded-pill border-4 border-primary bg-surface-1 p-[5px] aria-disabled:opacity-60"
          onClick={() => void shoot()}
        >
          <span className="block size-full rounded-pill bg-primary" />
        </button>
        <TimeLeft
          text={texts.left}
          minute={texts.minute}
          seconds={left}
          isShort
          className="order-3 min-w-[48px] text-end"
        />
      </ActionBar>
    </div>
  );
}

function NoCamera({ texts, text, onOpen, onTaken }: Props & { readonly text: string }) {
  return (
    <>
      <p role="alert" className="mt-3 mb-6">
        {text}
      </p>
      <ActionBar place="sheet">
        <button type="button" className={`${QUIET_BUTTON} ${HALF}`} onClick={onOpen}>
          {texts.retry}
        </button>
        <FileButton texts={texts} className={`${BUTTON} ${HALF}`} onFile={(file) => onTaken(file, false)} />
      </ActionBar>
    </>
  );
}
