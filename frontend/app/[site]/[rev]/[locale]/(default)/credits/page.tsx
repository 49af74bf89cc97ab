import { buyingMetadata } from '../../../../../../features/buying/buying-metadata';
import { BuyingPage } from '../../../../../../features/buying/buying-page';
import { DiscountSelector } from '../../../../../../features/discounts/discount-selector';
import { discountTexts } from '../../../../../../features/discounts/discount-texts';
import { currentSite } from '../../../../../../site/current-site';

export const generateMetadata = buyingMetadata;

export default async function Page() {
  return <BuyingPage discount={<DiscountSelector texts={discountTexts(await currentSite())} />} />;
}
