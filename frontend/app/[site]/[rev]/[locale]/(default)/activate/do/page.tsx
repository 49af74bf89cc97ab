import { type Metadata } from 'next';
import { ActivatePage } from '../../../../../../../features/links/activate-page';
import { linkMetadata } from '../../../../../../../features/links/link-metadata';

export const generateMetadata = (): Promise<Metadata> => linkMetadata('activate_title');

export default ActivatePage;
