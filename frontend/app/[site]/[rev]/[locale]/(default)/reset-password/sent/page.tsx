import { type Metadata } from 'next';
import { ResetSentPage } from '../../../../../../../features/links/reset-pages';
import { linkMetadata } from '../../../../../../../features/links/link-metadata';

export const generateMetadata = (): Promise<Metadata> => linkMetadata('ask_title');

export default ResetSentPage;
