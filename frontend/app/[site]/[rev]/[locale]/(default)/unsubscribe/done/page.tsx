import { type Metadata } from 'next';
import { UnsubscribeDonePage, unsubscribeMetadata } from '../../../../../../../features/unsubscribe/unsubscribe-pages';

export const generateMetadata = (): Promise<Metadata> => unsubscribeMetadata('unsubscribe.done_open_title');

export default UnsubscribeDonePage;
