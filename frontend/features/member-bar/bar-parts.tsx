'use client';

import { useEffect, useState } from 'react';
import { watchMember } from '../../lib/member';
import { isHinted } from '../../lib/member-hint';
import { useLater } from '../../lib/use-later';
import { type BarTexts } from './bar-texts';

const load = () => import('./member-parts').then(({ MemberParts }) => MemberParts);

/** Loads the parts of the bar that only members see, and only for members. */
export function BarParts({ texts }: { readonly texts: BarTexts }) {
  const [wanted, setWanted] = useState(false);
  useEffect(() => {
    const look = (): void => setWanted(isHinted());
    look();
    return watchMember(look);
  }, []);
  return useLater(wanted, load, { texts });
}
