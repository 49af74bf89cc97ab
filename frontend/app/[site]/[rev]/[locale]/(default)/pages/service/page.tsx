import { type Metadata } from 'next';
import { BlockPage } from '../../../../../../../features/pages/block-page';
import { SERVICE } from '../../../../../../../features/pages/definition/pages';
import { pageMetadata } from '../../../../../../../features/pages/page-metadata';

export function generateMetadata(): Promise<Metadata> {
  return pageMetadata('service');
}

export default function ServicePage() {
  return <BlockPage definition={SERVICE} />;
}
