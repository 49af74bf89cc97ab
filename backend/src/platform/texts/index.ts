export { type Reader, type Texts, fillIn, loadTexts, localeOfTag, readerOf, textsIn } from './texts';
