import { useEffect, useRef } from 'react';
import { takeOpening } from '../../../lib/openings';

/** Fills in the first sentence that was chosen before the conversation opened, where nothing is written yet. */
export function useOpening(profile: number, text: string, write: (text: string) => void): void {
  const first = useRef({ text, write });
  useEffect(() => {
    const opening = takeOpening(profile);
    if (opening !== undefined && first.current.text === '') first.current.write(opening);
  }, [profile]);
}
