import { idIn } from '../../../platform/http';
import { PhotoNotFound } from './errors';

/** The photo's id in an address. Throws PhotoNotFound for anything else. */
export const photoIdOf = (text: string): number => idIn(text, PhotoNotFound);
