import { buyingMetadata } from '../../../../../../../features/buying/buying-metadata';
import { RepeatPage } from '../../../../../../../features/buying/repeat/repeat-page';

export const generateMetadata = buyingMetadata;

export default function Page() {
  return <RepeatPage />;
}
