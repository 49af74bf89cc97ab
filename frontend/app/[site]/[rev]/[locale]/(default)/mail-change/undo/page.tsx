import { type Metadata } from 'next';
import { MailUndoPage } from '../../../../../../../features/links/mail-change-pages';
import { linkMetadata } from '../../../../../../../features/links/link-metadata';

export const generateMetadata = (): Promise<Metadata> => linkMetadata('undo_title');

export default MailUndoPage;
