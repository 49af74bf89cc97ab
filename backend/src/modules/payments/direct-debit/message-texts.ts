import { fillIn, loadTexts, textsIn } from '../../../platform/texts';
import english from './locales/en/text-messages.json';

const TEXTS = loadTexts<keyof typeof english>(__dirname, 'text-messages', english);

/** The text message with a code. It names the brand discreetly: others see the screen of a phone. */
export const codeMessage = (locale: string, code: string, brand: string): string =>
  fillIn(textsIn(TEXTS, locale).code, { code, brand });
