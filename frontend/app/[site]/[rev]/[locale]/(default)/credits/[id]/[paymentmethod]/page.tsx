import { buyingMetadata } from '../../../../../../../../features/buying/buying-metadata';
import { OrderPage } from '../../../../../../../../features/buying/order/order-page';

export const generateMetadata = buyingMetadata;

export default function Page() {
  return <OrderPage />;
}
