import { type CurrentSite } from '../../site/current-site';
import { LimitNow } from './limit-now';
import { limitTexts } from './limit-texts';

/** The member’s limit in one line, for the row that it stands in. */
export function LimitValue({ site }: { readonly site: CurrentSite }) {
  const { locale, title, none, periods, loading } = limitTexts(site);
  return <LimitNow texts={{ locale, title, none, periods, loading }} />;
}
