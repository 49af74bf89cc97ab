import { type Metadata } from 'next';
import { AskResetPage } from '../../../../../../features/links/reset-pages';
import { linkMetadata } from '../../../../../../features/links/link-metadata';

export const generateMetadata = (): Promise<Metadata> => linkMetadata('ask_title');

export default AskResetPage;
