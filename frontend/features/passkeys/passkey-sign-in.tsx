import { type CurrentSite } from '../../site/current-site';
import { PasskeyEntrance } from './passkey-entrance';
import { entranceTexts } from './passkey-texts';

/** Beside the form for address and password. */
export function PasskeySignIn({ site }: { readonly site: CurrentSite }) {
  return <PasskeyEntrance texts={entranceTexts(site)} />;
}
