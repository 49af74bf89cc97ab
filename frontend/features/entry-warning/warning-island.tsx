'use client';

import { useEffect, useState } from 'react';
import { dismissedAt } from '../../lib/dismissals';
import { isInstalled } from '../../lib/installed';
import { watchMember } from '../../lib/member';
import { isHinted } from '../../lib/member-hint';
import { useLater } from '../../lib/use-later';
import { useVisitor } from '../../lib/visitor';
import { type WarningTexts } from './warning-dialog';
import { DISMISSAL } from './dismissal';
import { warns } from './warns';

interface Props {
  readonly countries: readonly string[] | undefined;
  readonly texts: WarningTexts;
}

const load = () => import('./warning-dialog').then(({ WarningDialog }) => WarningDialog);

export function WarningIsland({ countries, texts }: Props) {
  const country = useVisitor()?.country;
  const [wanted, setWanted] = useState(false);
  useEffect(() => {
    const look = (): void => {
      const dismissed = dismissedAt(DISMISSAL) !== undefined;
      setWanted(warns({ installed: isInstalled(), signedIn: isHinted(), dismissed, country, countries }));
    };
    look();
    return watchMember(look);
  }, [country, countries]);
  return useLater(wanted, load, { texts, onEnter: () => setWanted(false) });
}
