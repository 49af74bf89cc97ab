export { type Texts, fillIn, loadTexts, localeOfTag } from './texts';
