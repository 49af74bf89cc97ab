import { idIn } from '../../../platform/http';
import { PhotoCheckNotFound } from './errors';

/** The check's id in an address. Throws PhotoCheckNotFound for anything else. */
export const photoCheckIdOf = (text: string): number => idIn(text, PhotoCheckNotFound);
