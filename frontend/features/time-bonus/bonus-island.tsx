'use client';

import { useEffect, useState } from 'react';
import { knownMember, type Member, watchMember } from '../../lib/member';
import { useLater } from '../../lib/use-later';
import { isOver } from './bonus-memory';
import { type BonusTexts } from './bonus-texts';

interface Props {
  readonly texts: BonusTexts;
  /** Where credits are bought. */
  readonly href: string | undefined;
}

const load = () => import('./bonus-parts').then(({ BonusParts }) => BonusParts);

/** It lasts four hours; a device's clock may be wrong by more, but hardly by days. */
const AT_MOST_MS = 2 * 24 * 60 * 60 * 1000;

/** Whether it is worth asking: only the api knows. */
function mayHaveOne({ paid_user: isPaid, signup_date: since, profile }: Member): boolean {
  return !isPaid && Date.now() - Date.parse(since) < AT_MOST_MS && !isOver(profile.id);
}

/** Whoever cannot have one never fetches more of it than this. */
export function BonusIsland(props: Props) {
  const [isWanted, setWanted] = useState(false);
  useEffect(() => {
    const look = (): void => {
      const member = knownMember();
      setWanted(member != null && mayHaveOne(member));
    };
    look();
    return watchMember(look);
  }, []);
  return useLater(isWanted, load, props);
}
