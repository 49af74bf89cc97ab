import { loadTexts } from '../../platform/texts';
import english from './locales/en/complaints.json';
import englishMacros from './locales/en/complaint-macros.json';

export type ComplaintTextKey = keyof typeof english;

export const COMPLAINT_TEXTS = loadTexts<ComplaintTextKey>(__dirname, 'complaints', english);

/** An answer that staff need often. */
export type ComplaintMacro = keyof typeof englishMacros;

export const COMPLAINT_MACROS = loadTexts<ComplaintMacro>(__dirname, 'complaint-macros', englishMacros);
