import { usePages } from '../../../lib/api/use-pages';
import { usePaused } from '../../../lib/use-paused';
import { findGifs } from './api/attachments';

/** Somebody is still typing. */
const PAUSE_MS = 300;

/** GIFs for what has been typed, once the typing pauses; page after page. The popular ones where nothing is typed. */
export function useGifs(typed: string) {
  const paused = usePaused(typed, PAUSE_MS);
  const query = typed && paused;
  return usePages(['/api/gifs', query], (cursor, signal) => findGifs(query, cursor, signal));
}
export type GifsState = ReturnType<typeof useGifs>['state'];
