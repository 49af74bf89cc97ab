import { useRef, useState } from 'react';
import { SEQUENCE_MS } from '../frame/keys';

/** How pictures are shown: what is seen of one is what the person can bear. */
export interface View {
  /** For the style of a picture that is decided about. */
  readonly filter: string;
  readonly isBlurred: boolean;
  readonly isGrey: boolean;
  readonly toggleBlur: () => void;
  readonly toggleGrey: () => void;
  /** Just after `g`, which begins the ways to other screens elsewhere: the next key may have been meant for one. */
  readonly isUnsure: () => boolean;
}

/** Blur at full strength, in pixels. */
const STRONGEST = 40;

/** `shown` is what is looked at: the next one is blurred again. */
export function useView(shown: string, settings: { readonly blur: number; readonly grey: boolean }): View {
  const [clear, setClear] = useState<string>();
  const [grey, setGrey] = useState<boolean>();
  const greyedAt = useRef(-Infinity);
  const isBlurred = settings.blur > 0 && clear !== shown;
  const isGrey = grey ?? settings.grey;
  const filters = [
    ...(isBlurred ? [`blur(${(settings.blur / 100) * STRONGEST}px)`] : []),
    ...(isGrey ? ['grayscale(1)'] : []),
  ];
  return {
    filter: filters.join(' ') || 'none',
    isBlurred,
    isGrey,
    toggleBlur: () => setClear(clear === shown ? undefined : shown),
    toggleGrey: () => {
      greyedAt.current = performance.now();
      setGrey(!isGrey);
    },
    isUnsure: () => performance.now() - greyedAt.current < SEQUENCE_MS,
  };
}
