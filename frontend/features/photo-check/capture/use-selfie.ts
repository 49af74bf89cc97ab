import { useEffect, useRef, useState } from 'react';
import { prepared } from '../../../lib/pictures/prepare';
import { type UploadFault } from '../../../lib/pictures/upload-picture';
import { type PhotoCheck, sendSelfie } from '../api/photo-check';

export type Selfie =
  | { readonly name: 'none' }
  | (Taken & { readonly name: 'taken' })
  | (Taken & { readonly name: 'sending'; readonly share: number })
  | (Taken & { readonly name: 'failed'; readonly fault: UploadFault });

interface Taken {
  readonly file: File;
  /** An address of the file itself. */
  readonly preview: string;
  /** Shown as the mirror that the viewfinder was. */
  readonly isMirrored: boolean;
}

/** The picture that was taken or chosen, until it is sent. */
export function useSelfie(onSent: (check: PhotoCheck) => void) {
  const [selfie, setSelfie] = useState<Selfie>({ name: 'none' });
  const held = useRef<Taken>(undefined);
  const sending = useRef<AbortController>(undefined);
  const drop = (): void => {
    sending.current?.abort();
    if (held.current) URL.revokeObjectURL(held.current.preview);
    held.current = undefined;
  };
  useEffect(() => drop, []);
  const take = (file: File, isMirrored: boolean): void => {
    drop();
    held.current = { file, preview: URL.createObjectURL(file), isMirrored };
    setSelfie({ name: 'taken', ...held.current });
  };
  const retake = (): void => {
    drop();
    setSelfie({ name: 'none' });
  };
  const send = async (): Promise<void> => {
    const taken = held.current;
    if (!taken || sending.current?.signal.aborted === false) return;
    const turn = (sending.current = new AbortController());
    const { signal } = turn;
    setSelfie({ name: 'sending', ...taken, share: 0 });
    const sent = await sendSelfie(await prepared(taken.file), {
      signal,
      onProgress: (share) => {
        if (!signal.aborted) setSelfie({ name: 'sending', ...taken, share });
      },
    });
    if (signal.aborted) return;
    sending.current = undefined;
    if ('photo' in sent) onSent(sent.photo);
    else setSelfie({ name: 'failed', ...taken, fault: sent.fault });
  };
  return { selfie, take, retake, send };
}
