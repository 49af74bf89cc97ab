'use client';

import { useEffect } from 'react';
import { keepWayBack } from '../../lib/way-back';

/** Members who buy from here come back to where they were before. */
export function KeepWayBack() {
  useEffect(() => keepWayBack(), []);
  return null;
}
