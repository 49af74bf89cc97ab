import { type CurrentSite } from '../../site/current-site';
import { PasskeyList } from './passkey-list';
import { passkeysTexts } from './passkey-texts';

/** The member's passkeys, among the settings. */
export function PasskeysSection({ site }: { readonly site: CurrentSite }) {
  return <PasskeyList texts={passkeysTexts(site)} />;
}
