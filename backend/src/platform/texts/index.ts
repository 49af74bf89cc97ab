export {
  type CountedKey,
  type Reader,
  type Texts,
  fillIn,
  loadTexts,
  localeOfTag,
  pluralIn,
  readerOf,
  textsIn,
} from './texts';
