import { type useNavigate } from '@tanstack/react-router';
import { type Self } from '../api/self';
import { objectFinder } from './object-finder';
import { memberFinder } from './member-finder';
import { orderFinder } from './order-finder';
import { type Destination } from './palette-matches';

/** Everything that the api finds for the palette; undefined for whoever may look for nothing. */
export function allFinders(
  self: Self,
  navigate: ReturnType<typeof useNavigate>,
): ((sought: string) => Promise<readonly Destination[]>) | undefined {
  const finders = [memberFinder(self, navigate), orderFinder(self, navigate), objectFinder(self, navigate)].filter(
    (find) => find !== undefined,
  );
  if (finders.length === 0) return undefined;
  return async (sought) => (await Promise.all(finders.map((find) => find(sought)))).flat();
}
