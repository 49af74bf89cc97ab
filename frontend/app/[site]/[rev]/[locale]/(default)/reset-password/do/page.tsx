import { type Metadata } from 'next';
import { NewPasswordPage } from '../../../../../../../features/links/reset-pages';
import { linkMetadata } from '../../../../../../../features/links/link-metadata';

export const generateMetadata = (): Promise<Metadata> => linkMetadata('new_title');

export default NewPasswordPage;
