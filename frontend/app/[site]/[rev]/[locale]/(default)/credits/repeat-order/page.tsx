import { buyingMetadata } from '../../../../../../../features/buying/buying-metadata';
import { RepeatPage } from '../../../../../../../features/buying/repeat/repeat-page';
import { LimitNote } from '../../../../../../../features/spend-limit/limit-note';
import { limitTexts } from '../../../../../../../features/spend-limit/limit-texts';
import { currentSite } from '../../../../../../../site/current-site';

export const generateMetadata = buyingMetadata;

export default async function Page() {
  return <RepeatPage limit={<LimitNote texts={limitTexts(await currentSite())} />} />;
}
