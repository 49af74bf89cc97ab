import { type Metadata } from 'next';
import { BlockPage } from '../../../../../../../features/pages/block-page';
import { BAN } from '../../../../../../../features/pages/definition/pages';
import { pageMetadata } from '../../../../../../../features/pages/page-metadata';

export function generateMetadata(): Promise<Metadata> {
  return pageMetadata('ban');
}

export default function BanPage() {
  return <BlockPage definition={BAN} />;
}
