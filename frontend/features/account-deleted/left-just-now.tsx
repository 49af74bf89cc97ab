'use client';

import { type ReactNode } from 'react';
import { useLeftDay } from './use-left-day';

interface Props {
  readonly left: ReactNode;
  /** What is true for everybody. */
  readonly children: ReactNode;
}

/** Tells only who has just given up an account that it is deleted. */
export function LeftJustNow({ left, children }: Props) {
  return useLeftDay() === undefined ? children : left;
}
