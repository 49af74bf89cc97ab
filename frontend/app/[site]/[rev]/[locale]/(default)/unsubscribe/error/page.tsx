import { type Metadata } from 'next';
import { UnsubscribeErrorPage, unsubscribeMetadata } from '../../../../../../../features/unsubscribe/unsubscribe-pages';

export const generateMetadata = (): Promise<Metadata> => unsubscribeMetadata('links.invalid_title');

export default UnsubscribeErrorPage;
