import { loadTexts } from '../../platform/texts';
import english from './locales/en/notices.json';

export type NoticeTextKey = keyof typeof english;

export const NOTICE_TEXTS = loadTexts<NoticeTextKey>(__dirname, 'notices', english);
