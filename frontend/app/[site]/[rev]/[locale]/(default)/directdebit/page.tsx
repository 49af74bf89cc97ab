import { debitMetadata, DebitPage } from '../../../../../../features/buying/debit/debit-page';
import { LimitNote } from '../../../../../../features/spend-limit/limit-note';
import { limitTexts } from '../../../../../../features/spend-limit/limit-texts';
import { currentSite } from '../../../../../../site/current-site';

export const generateMetadata = debitMetadata;

export default async function Page() {
  return <DebitPage limit={<LimitNote texts={limitTexts(await currentSite())} />} />;
}
