import { fillIn, loadTexts, textsIn } from '../../../platform/texts';
import english from './locales/en/receipts.json';

type ReceiptTextKey = keyof typeof english;

const RECEIPT_TEXTS = loadTexts<ReceiptTextKey>(__dirname, 'receipts', english);

export type Say = (key: ReceiptTextKey, values?: Readonly<Record<string, string>>) => string;

/** The texts for a language with its country, such as `de-CH`. */
export function sayReceipt(tag: string): Say {
  const texts = textsIn(RECEIPT_TEXTS, tag);
  return (key, values = {}) => fillIn(texts[key], values);
}
