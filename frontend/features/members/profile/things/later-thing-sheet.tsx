import { type ComponentProps } from 'react';
import { useLater } from '../../../../lib/use-later';
import { type ThingSheet } from './thing-sheet';

const load = () => import('./thing-sheet').then((module) => module.ThingSheet);

/** The sheet, fetched when somebody likes one thing. */
export function LaterThingSheet(props: ComponentProps<typeof ThingSheet>) {
  return useLater(true, load, props);
}
