'use client';

import { useEffect } from 'react';
import { startVisit } from './start-visit';

interface Props {
  readonly revision: number;
  /** Only visitors from a traffic source may sign up here. */
  readonly gated: boolean;
}

/** The one place that talks to the api about the visitor of this page. */
export function Visit({ revision, gated }: Props) {
  useEffect(() => startVisit({ revision, gated }), [revision, gated]);
  return null;
}
