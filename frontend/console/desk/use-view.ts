import { useRef, useState } from 'react';
import { SEQUENCE_MS } from '../frame/keys';

export interface ViewSettings {
  /** Percent. */
  readonly blur: number;
  readonly grey: boolean;
  /** Shown as a thumbnail until somebody wants to see all of it. */
  readonly isSmall: boolean;
}

/** How pictures are shown: what is seen of one is what the person can bear. */
export interface View {
  /** For the style of a picture that is decided about. */
  readonly filter: string;
  /** For pictures that nobody looks at yet. */
  readonly nextFilter: string;
  readonly isSmall: boolean;
  /** Whether there is something to take away: blur, or the small size. */
  readonly hasVeil: boolean;
  readonly isVeiled: boolean;
  readonly isGrey: boolean;
  readonly toggleVeil: () => void;
  readonly toggleGrey: () => void;
  /** After other settings were chosen. */
  readonly forget: () => void;
  /** Just after `g`, which begins the ways to other screens elsewhere: the next key may have been meant for one. */
  readonly isUnsure: () => boolean;
}

/** Blur at full strength, in pixels. */
const STRONGEST = 40;

/** `shown` is what is looked at: the next one is blurred again. */
export function useView(shown: string, settings: ViewSettings): View {
  const [clear, setClear] = useState<string>();
  const [grey, setGrey] = useState<boolean>();
  const greyedAt = useRef(-Infinity);
  const hasVeil = settings.blur > 0 || settings.isSmall;
  const isVeiled = hasVeil && clear !== shown;
  const isGrey = grey ?? settings.grey;
  return {
    filter: filterOf(isVeiled ? settings.blur : 0, isGrey),
    nextFilter: filterOf(settings.blur, isGrey),
    isSmall: isVeiled && settings.isSmall,
    ...{ hasVeil, isVeiled, isGrey },
    toggleVeil: () => {
      setClear(clear === shown ? undefined : shown);
    },
    toggleGrey: () => {
      greyedAt.current = performance.now();
      setGrey(!isGrey);
    },
    forget: () => {
      setClear(undefined);
      setGrey(undefined);
    },
    isUnsure: () => performance.now() - greyedAt.current < SEQUENCE_MS,
  };
}

function filterOf(blur: number, isGrey: boolean): string {
  const filters = [...(blur > 0 ? [`blur(${(blur / 100) * STRONGEST}px)`] : []), ...(isGrey ? ['grayscale(1)'] : [])];
  return filters.join(' ') || 'none';
}
