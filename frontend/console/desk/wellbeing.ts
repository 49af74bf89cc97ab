import { queryOptions } from '@tanstack/react-query';
import { client } from '../api/client';
import { valueOf } from '../api/problem';
import { type ViewSettings } from './use-view';

const read = () => valueOf(client.GET('/api/staff/wellbeing'));
export type Wellbeing = Awaited<ReturnType<typeof read>>;
export type OwnWellbeing = Wellbeing['own'];

/** How the person wants pictures to be shown, and whether a break is due; the desks ask again while somebody is there. */
export const wellbeingQuery = queryOptions({ queryKey: ['wellbeing'], queryFn: read });

export const chooseWellbeing = (own: OwnWellbeing) =>
  valueOf(client.PUT('/api/staff/wellbeing', { body: { ...own, opted_out: [...own.opted_out] } }));

export const declineBreak = () => valueOf(client.DELETE('/api/staff/wellbeing/break'));

/** Until the answer is here, nothing is shown that somebody may not want to see. */
const UNKNOWN: ViewSettings = { blur: 100, grey: true, isSmall: false };

/** For pictures of a brand. What the person chose comes before what the brand has. */
export function viewSettings(wellbeing: Wellbeing | undefined, tenant: string | undefined): ViewSettings {
  if (!wellbeing) return UNKNOWN;
  const { own, brands } = wellbeing;
  const brand = brands.find((one) => one.tenant === tenant);
  return {
    blur: own.blur ?? brand?.blur ?? 0,
    grey: own.greyscale ?? brand?.greyscale ?? false,
    isSmall: own.thumbnails_only ?? brand?.thumbnails_only ?? false,
  };
}

/** In a case, photos stand beside words: they are blurred this much, in percent, until somebody wants to see them. */
const CASE_BLUR = 60;

/** For photos of a case. Only what somebody chose themselves shows them in clear at once. */
export function caseSettings(wellbeing: Wellbeing | undefined, tenant: string): ViewSettings {
  const settings = viewSettings(wellbeing, tenant);
  const blur = wellbeing?.own.blur ?? Math.max(settings.blur, CASE_BLUR);
  return { ...settings, blur, isSmall: false };
}
