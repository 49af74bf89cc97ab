import { debitMetadata, DebitPage } from '../../../../../../features/buying/debit/debit-page';

export const generateMetadata = debitMetadata;

export default function Page() {
  return <DebitPage />;
}
