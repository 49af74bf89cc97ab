import { type CurrentSite } from '../../site/current-site';
import { LimitSettings } from './limit-settings';
import { limitTexts } from './limit-texts';

export function LimitSection({ site }: { readonly site: CurrentSite }) {
  return <LimitSettings texts={limitTexts(site)} />;
}
