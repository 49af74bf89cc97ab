import { useLocation } from '@tanstack/react-router';
import { useState } from 'react';

const FIRST = 10;
const STEP = 20;
/** A few rows behind the first ones are shown with them: a button takes as much room. */
const SPARE = 2;

/** By place in the history, so that the way back leads to the list as it was left. */
const kept = new Map<string, number>();

/** How many rows of a list a phone shows, and how to show further ones. */
export function useShownRows(list: string, all: number) {
  const place = useLocation({ select: ({ state, href }) => `${state.__TSR_key ?? href} ${list}` });
  const [asked, setAsked] = useState({ place, rows: kept.get(place) ?? FIRST });
  const rows = asked.place === place ? asked.rows : (kept.get(place) ?? FIRST);
  const shown = rows + SPARE >= all ? all : rows;
  const showMore = (): void => {
    kept.set(place, shown + STEP);
    setAsked({ place, rows: shown + STEP });
  };
  return { shown, showMore };
}
