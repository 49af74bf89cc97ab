import { type Metadata } from 'next';
import { FaqPage } from '../../../../../../../features/pages/faq-page';
import { pageMetadata } from '../../../../../../../features/pages/page-metadata';

export function generateMetadata(): Promise<Metadata> {
  return pageMetadata('faq');
}

export default FaqPage;
