import { creditsMetadata } from '../../../../../../features/credits/credits-metadata';
import { CreditsPage } from '../../../../../../features/credits/credits-page';

export const generateMetadata = creditsMetadata;

export default function Page() {
  return <CreditsPage />;
}
