import { type Metadata } from 'next';
import { BlockPage } from '../../../../../../../features/pages/block-page';
import { COOKIES } from '../../../../../../../features/pages/definition/pages';
import { pageMetadata } from '../../../../../../../features/pages/page-metadata';

export function generateMetadata(): Promise<Metadata> {
  return pageMetadata('cookies');
}

export default function CookiesPage() {
  return <BlockPage definition={COOKIES} />;
}
