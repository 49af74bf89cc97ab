import { creditsMetadata } from '../../../../../../../features/credits/credits-metadata';
import { EntryPage } from '../../../../../../../features/credits/entry-page';

export const generateMetadata = creditsMetadata;

export default function Page() {
  return <EntryPage />;
}
