import { type Metadata } from 'next';
import { BlockPage } from '../../../../../../../features/pages/block-page';
import { TERMS } from '../../../../../../../features/pages/definition/pages';
import { pageMetadata } from '../../../../../../../features/pages/page-metadata';

export function generateMetadata(): Promise<Metadata> {
  return pageMetadata('terms');
}

export default function TermsPage() {
  return <BlockPage definition={TERMS} note="terms.version" />;
}
