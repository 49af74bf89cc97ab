import { loadTexts } from '../../platform/texts';
import english from './locales/en/fictional.json';

/** The default labels of fictional profiles, for brands without their own. The pages' catalogues have the same words. */
export const FICTIONAL_TEXTS = loadTexts<keyof typeof english>(__dirname, 'fictional', english);
