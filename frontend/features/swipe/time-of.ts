import { type SwipeTexts } from './swipe-texts';

/** The time of a moment that the api names, by the clock of this device. */
export const timeOf = (moment: string, texts: SwipeTexts): string =>
  new Intl.DateTimeFormat(texts.card.locale, { timeStyle: 'short' }).format(new Date(moment));
