import { type Metadata } from 'next';
import { BlockPage } from '../../../../../../../features/pages/block-page';
import { RETURNS } from '../../../../../../../features/pages/definition/pages';
import { pageMetadata } from '../../../../../../../features/pages/page-metadata';

export function generateMetadata(): Promise<Metadata> {
  return pageMetadata('returns');
}

export default function ReturnPolicyPage() {
  return <BlockPage definition={RETURNS} />;
}
