'use client';

import { useEffect } from 'react';
import { keepWayBack } from '../../lib/way-back';

/** Whoever buys from here comes back to where they were before. */
export function KeepWayBack() {
  useEffect(() => keepWayBack(), []);
  return null;
}
