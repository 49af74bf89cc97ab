import { type Metadata } from 'next';
import { MailChangePage } from '../../../../../../../features/links/mail-change-pages';
import { linkMetadata } from '../../../../../../../features/links/link-metadata';

export const generateMetadata = (): Promise<Metadata> => linkMetadata('change_title');

export default MailChangePage;
