import { type Metadata } from 'next';
import { UnsubscribePage, unsubscribeMetadata } from '../../../../../../features/unsubscribe/unsubscribe-pages';

export const generateMetadata = (): Promise<Metadata> => unsubscribeMetadata('unsubscribe.title');

export default UnsubscribePage;
