'use client';

import { useEffect, useState } from 'react';
import { watchMember } from '../../lib/member';
import { isHinted } from '../../lib/member-hint';
import { useLater } from '../../lib/use-later';
import { type BarTexts } from './bar-texts';

const load = () => import('./member-parts').then(({ MemberParts }) => MemberParts);

/** What only members see is fetched for them only. */
export function BarParts({ texts }: { readonly texts: BarTexts }) {
  const [wanted, setWanted] = useState(false);
  useEffect(() => {
    const look = (): void => setWanted(isHinted());
    look();
    return watchMember(look);
  }, []);
  return useLater(wanted, load, { texts });
}
