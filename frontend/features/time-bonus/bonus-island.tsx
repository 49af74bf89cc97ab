'use client';

import { useEffect, useState } from 'react';
import { knownMember, type Member, watchMember } from '../../lib/member';
import { useLater } from '../../lib/use-later';
import { isOver } from './bonus-memory';
import { type BonusTexts } from './bonus-texts';

interface Props {
  readonly texts: BonusTexts;
  /** How long after the sign-up the bonus runs, in hours. */
  readonly hours: number;
  /** The page on which credits are bought. */
  readonly href: string | undefined;
}

const load = () => import('./bonus-parts').then(({ BonusParts }) => BonusParts);

const HOUR_MS = 60 * 60 * 1000;
/** A device’s clock may be wrong, but hardly by a whole day. */
const CLOCK_ERROR_MS = 24 * HOUR_MS;

/** Whether it is worth asking: only the api knows. */
function mayHaveOne({ paid_user: isPaid, signup_date: since, profile }: Member, hours: number): boolean {
  return !isPaid && Date.now() - Date.parse(since) < hours * HOUR_MS + CLOCK_ERROR_MS && !isOver(profile.id);
}

/** Members who cannot have a bonus, and visitors, never load more of it than this component. */
export function BonusIsland({ hours, ...props }: Props) {
  const [isWanted, setWanted] = useState(false);
  useEffect(() => {
    const look = (): void => {
      const member = knownMember();
      setWanted(member != null && mayHaveOne(member, hours));
    };
    look();
    return watchMember(look);
  }, [hours]);
  return useLater(isWanted, load, props);
}
