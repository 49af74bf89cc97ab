import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { type Binding } from '../frame/keys';
import { desk as texts } from '../texts/desk';
import { type View, useView } from './use-view';
import {
  type OwnWellbeing,
  type Wellbeing,
  chooseWellbeing,
  declineBreak,
  viewSettings,
  wellbeingQuery,
} from './wellbeing';

export interface DeskWellbeing {
  readonly view: View;
  readonly wellbeing: Wellbeing | undefined;
  readonly keys: readonly Binding[];
  readonly isSheetOpen: boolean;
  readonly openSheet: () => void;
  readonly closeSheet: () => void;
  readonly choose: (own: OwnWellbeing) => Promise<void>;
  readonly decline: () => void;
}

/** How the pictures of a desk are shown: `shown` is what is looked at, of the brand `tenant`. */
export function useWellbeing(shown: string, tenant: string | undefined): DeskWellbeing {
  const queries = useQueryClient();
  const { data: wellbeing } = useQuery(wellbeingQuery);
  const view = useView(shown, viewSettings(wellbeing, tenant));
  const [isSheetOpen, setSheetOpen] = useState(false);
  const refresh = () => queries.invalidateQueries({ queryKey: wellbeingQuery.queryKey });
  const openSheet = (): void => {
    setSheetOpen(true);
  };
  return {
    ...{ view, wellbeing, isSheetOpen, openSheet },
    keys: [
      { keys: ' ', label: texts.unblur, run: view.toggleVeil },
      { keys: 'g', label: texts.grey, run: view.toggleGrey },
      { keys: 'v', label: texts.view, run: openSheet },
    ],
    closeSheet: () => {
      setSheetOpen(false);
    },
    choose: async (own) => {
      await chooseWellbeing(own);
      view.forget();
      await refresh();
    },
    decline: () => {
      if (wellbeing) queries.setQueryData(wellbeingQuery.queryKey, { ...wellbeing, break_due: false });
      // The offer comes back if the call fails.
      declineBreak()
        .catch(() => undefined)
        .finally(() => void refresh());
    },
  };
}
