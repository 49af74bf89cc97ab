import { loadTexts } from '../../../platform/texts';
import { type InterestKey } from './interests';
import english from './locales/en/interests.json';

/** A name for every interest in every language of the interface. */
export const INTEREST_NAMES = loadTexts<InterestKey>(__dirname, 'interests', english);
