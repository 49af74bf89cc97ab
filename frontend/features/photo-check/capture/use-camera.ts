import { useEffect, useRef, useState } from 'react';

export type CameraFault = 'denied' | 'absent' | 'failed';
export type Camera =
  | { readonly name: 'off' }
  | { readonly name: 'starting' }
  | { readonly name: 'on'; readonly stream: MediaStream }
  | { readonly name: 'failed'; readonly fault: CameraFault };

/** The side that shows whoever holds the device. */
const WANTED: MediaStreamConstraints = {
  audio: false,
  video: { facingMode: 'user', width: { ideal: 1280 }, height: { ideal: 960 } },
};

const FAULTS: Readonly<Record<string, CameraFault>> = {
  NotAllowedError: 'denied',
  SecurityError: 'denied',
  NotFoundError: 'absent',
  OverconstrainedError: 'absent',
};

const faultOf = (error: unknown): CameraFault => (error instanceof DOMException && FAULTS[error.name]) || 'failed';

/** The camera of this device. It is on only while it is wanted: leaving the page, or closing what shows it, ends it. */
export function useCamera() {
  const [camera, setCamera] = useState<Camera>({ name: 'off' });
  const shown = useRef<MediaStream>(undefined);
  /** Tells an answer to an earlier question from one that is still wanted. */
  const asked = useRef(0);
  const stop = (): void => {
    asked.current += 1;
    for (const track of shown.current?.getTracks() ?? []) track.stop();
    shown.current = undefined;
  };
  useEffect(() => stop, []);
  const open = async (): Promise<void> => {
    stop();
    const turn = asked.current;
    setCamera({ name: 'starting' });
    try {
      // Browsers have no `mediaDevices` on pages without encryption.
      if (!('mediaDevices' in navigator)) throw new DOMException('no camera', 'NotFoundError');
      const stream = await navigator.mediaDevices.getUserMedia(WANTED);
      if (turn !== asked.current) {
        for (const track of stream.getTracks()) track.stop();
        return;
      }
      shown.current = stream;
      // Another app may take it, or a cable may be pulled.
      for (const track of stream.getTracks())
        track.addEventListener('ended', () => {
          if (shown.current === stream) setCamera({ name: 'failed', fault: 'failed' });
        });
      setCamera({ name: 'on', stream });
    } catch (error) {
      if (turn === asked.current) setCamera({ name: 'failed', fault: faultOf(error) });
    }
  };
  const close = (): void => {
    stop();
    setCamera({ name: 'off' });
  };
  return { camera, open, close };
}
