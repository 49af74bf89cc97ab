import { type Metadata } from 'next';
import { DecisionsPage, decisionsMetadata } from '../../../../../../features/decisions/decisions-page';

export const generateMetadata = (): Promise<Metadata> => decisionsMetadata();

export default DecisionsPage;
