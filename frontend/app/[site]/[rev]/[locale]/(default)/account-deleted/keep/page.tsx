import { type Metadata } from 'next';
import { KeepAccountPage } from '../../../../../../../features/links/keep-account-page';
import { linkMetadata } from '../../../../../../../features/links/link-metadata';

export const generateMetadata = (): Promise<Metadata> => linkMetadata('keep_title');

export default KeepAccountPage;
