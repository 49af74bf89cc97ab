import { loadTexts } from '../../platform/texts';
import english from './locales/en/accounts.json';

export type AccountTextKey = keyof typeof english;

export const ACCOUNT_TEXTS = loadTexts<AccountTextKey>(__dirname, 'accounts', english);
