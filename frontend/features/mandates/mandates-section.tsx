import { type CurrentSite } from '../../site/current-site';
import { MandateList } from './mandate-list';
import { mandateTexts } from './mandate-texts';

/** The member's mandates for direct debits, among the settings; nothing where there are none. */
export function MandatesSection({ site }: { readonly site: CurrentSite }) {
  return <MandateList texts={mandateTexts(site)} />;
}
