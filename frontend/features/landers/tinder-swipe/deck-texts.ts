import { type CurrentSite } from '../../../site/current-site';
import { CARDS, type CardName, type Meaning } from './deck-meaning';

export interface DeckTexts {
  readonly cards: Readonly<Record<CardName, string>>;
  readonly meanings: Readonly<Record<Meaning, string>>;
  readonly region: string;
  readonly place: string;
  readonly yes: string;
  readonly no: string;
  readonly undo: string;
  readonly again: string;
  readonly keys: string;
  readonly end: string;
}

/** The texts that the deck needs in the browser, and no others. */
export function deckTexts({ t, formats }: CurrentSite): DeckTexts {
  return {
    cards: {
      line: t('landers.swipe_card_line'),
      soon: t('landers.swipe_card_soon'),
      story: t('landers.swipe_card_story'),
      slow: t('landers.swipe_card_slow'),
      open: t('landers.swipe_card_open'),
      laugh: t('landers.swipe_card_laugh'),
    },
    meanings: {
      all: t('landers.swipe_meaning_all'),
      none: t('landers.swipe_meaning_none'),
      words: t('landers.swipe_meaning_words'),
      soon: t('landers.swipe_meaning_soon'),
      slow: t('landers.swipe_meaning_slow'),
      open: t('landers.swipe_meaning_open'),
      laugh: t('landers.swipe_meaning_laugh'),
      own: t('landers.swipe_meaning_own'),
    },
    region: t('landers.swipe_region'),
    place: t('landers.swipe_place', { number: '{n}', total: formats.number(CARDS.length) }),
    yes: t('landers.swipe_yes'),
    no: t('landers.swipe_no'),
    undo: t('landers.swipe_undo'),
    again: t('landers.swipe_again'),
    keys: t('landers.swipe_keys'),
    end: t('landers.swipe_end'),
  };
}
