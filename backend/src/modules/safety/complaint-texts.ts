import { loadTexts } from '../../platform/texts';
import english from './locales/en/complaints.json';

export type ComplaintTextKey = keyof typeof english;

export const COMPLAINT_TEXTS = loadTexts<ComplaintTextKey>(__dirname, 'complaints', english);
