import { type Metadata } from 'next';
import { BlockPage } from '../../../../../../features/pages/block-page';
import { PRICING } from '../../../../../../features/pages/definition/pages';
import { pageMetadata } from '../../../../../../features/pages/page-metadata';

export function generateMetadata(): Promise<Metadata> {
  return pageMetadata('pricing');
}

export default function PricingPage() {
  return <BlockPage definition={PRICING} />;
}
