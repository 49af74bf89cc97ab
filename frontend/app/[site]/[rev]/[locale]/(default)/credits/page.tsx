import { buyingMetadata } from '../../../../../../features/buying/buying-metadata';
import { BuyingPage } from '../../../../../../features/buying/buying-page';

export const generateMetadata = buyingMetadata;

export default function Page() {
  return <BuyingPage />;
}
