import { type Metadata } from 'next';
import { BlockPage } from '../../../../../../../features/pages/block-page';
import { PRIVACY } from '../../../../../../../features/pages/definition/pages';
import { pageMetadata } from '../../../../../../../features/pages/page-metadata';

export function generateMetadata(): Promise<Metadata> {
  return pageMetadata('privacy');
}

export default function PrivacyPage() {
  return <BlockPage definition={PRIVACY} />;
}
