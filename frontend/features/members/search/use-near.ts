import { useState } from 'react';
import { type Filters } from './filters';
import { findPlace } from './own-place';

/** How far is near as long as nothing else is chosen. */
export const USUAL_KM = '50';

/** Searches around the place where the member is now, once the browser has told it. */
export function useNear(filters: Filters, onChange: (filters: Filters) => void) {
  const [state, setState] = useState<'idle' | 'asking' | 'failed'>('idle');
  const find = async (): Promise<void> => {
    if (state === 'asking') return;
    setState('asking');
    const found = await findPlace();
    setState(found === undefined ? 'failed' : 'idle');
    if (found !== undefined) onChange({ distance: USUAL_KM, ...filters, near: 'me' });
  };
  return { state, find };
}
