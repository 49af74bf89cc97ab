import { useEffect, useState, useSyncExternalStore } from 'react';
import { type PictureState, Pictures } from './pictures';

/** The pictures of these addresses, the most urgent first. */
export function usePictures(paths: readonly string[]): {
  readonly of: (path: string) => PictureState | undefined;
  readonly retry: () => void;
} {
  const [pictures] = useState(() => new Pictures());
  const state = useSyncExternalStore(pictures.subscribe, pictures.read);
  const wanted = paths.join(' ');
  useEffect(() => {
    pictures.want(wanted === '' ? [] : wanted.split(' '));
  }, [pictures, wanted]);
  useEffect(
    () => () => {
      pictures.want([]);
    },
    [pictures],
  );
  return {
    of: (path) => state.get(path),
    retry: () => {
      pictures.retry();
    },
  };
}
