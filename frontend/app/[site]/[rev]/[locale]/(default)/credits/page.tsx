import { buyingMetadata } from '../../../../../../features/buying/buying-metadata';
import { BuyingPage } from '../../../../../../features/buying/buying-page';
import { DiscountSelector } from '../../../../../../features/discounts/discount-selector';
import { discountTexts } from '../../../../../../features/discounts/discount-texts';
import { LimitNote } from '../../../../../../features/spend-limit/limit-note';
import { limitTexts } from '../../../../../../features/spend-limit/limit-texts';
import { currentSite } from '../../../../../../site/current-site';

export const generateMetadata = buyingMetadata;

export default async function Page() {
  const site = await currentSite();
  return (
    <BuyingPage
      discount={<DiscountSelector texts={discountTexts(site)} />}
      limit={<LimitNote texts={limitTexts(site)} />}
    />
  );
}
