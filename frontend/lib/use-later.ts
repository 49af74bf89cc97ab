import { type ComponentType, createElement, type ReactNode, useEffect, useState } from 'react';
import { reloadAfter } from './chunk-reload';

/**
 * A part of the page that is fetched when it is wanted, and shown as soon as it is there. Unlike a lazy component it
 * takes nothing with it where it does not arrive. `load` stays the same function from one rendering to the next.
 */
export function useLater<Props extends object>(
  wanted: boolean,
  load: () => Promise<ComponentType<Props>>,
  props: Props,
): ReactNode {
  const [part, setPart] = useState<ComponentType<Props>>();
  useEffect(() => {
    if (!wanted) return undefined;
    let gone = false;
    load().then((loaded) => {
      if (!gone) setPart(() => loaded);
    }, reloadAfter);
    return () => {
      gone = true;
    };
  }, [wanted, load]);
  return wanted && part !== undefined ? createElement(part, props) : null;
}
