import { type Locale } from '../../../contract/text/locales';

/**
 * Words that hurt, by language, as patterns of whole words in lower case. Only what is hardly ever meant well stands here: a
 * question too many teaches people to press it away.
 */
const WORDS: Readonly<Record<Locale, readonly string[]>> = {
  en: [
    ...['bitch(?:es)?', 'cunts?', 'whores?', 'assholes?', 'arseholes?', 'bastards?', 'retard(?:s|ed)?', 'faggots?'],
    ...['nigg(?:er|a)s?', 'trann(?:y|ies)', 'fuck (?:you|off)', 'piece of shit', 'fat (?:pig|cow)', 'ugly (?:pig|cow)'],
    ...['kill yourself', 'kys', 'go die', 'i hope you die'],
  ],
  nl: [
    ...[
      'hoer(?:en)?',
      'kankerhoer',
      'kanker\\p{L}*',
      'kutwijf',
      'rotwijf',
      'slet(?:ten)?',
      'teef',
      'mongool',
      'flikker',
    ],
    ...[
      'klootzak(?:ken)?',
      'debiel',
      'vieze (?:hoer|flikker|nicht)',
      'ga dood',
      'krijg de (?:kanker|tering)',
      'val dood',
    ],
  ],
  de: [
    ...[
      'schlampe[n]?',
      'hure[n]?',
      'hurensohn',
      'fotze[n]?',
      'nutte[n]?',
      'wichser',
      'arschloch',
      'missgeburt',
      'drecksau',
    ],
    ...['spast(?:i|en)?', 'fette sau', 'fick dich', 'verpiss dich', 'verreck\\p{L}*', 'bring dich um', 'kanake[n]?'],
  ],
  it: [
    ...[
      'puttan[ae]',
      'troi[ae]',
      'zoccol[ae]',
      'stronz[aoei]',
      'vaffanculo',
      'froci[o]?',
      'ritardat[aoei]',
      'coglion[ei]',
    ],
    ...['bastard[aoei]', 'figli[oa] di puttana', 'muori', 'ammazzati', 'pezzo di merda', 'brutta (?:vacca|scrofa)'],
  ],
  fr: [
    ...[
      'salopes?',
      'putes?',
      'connards?',
      'connasses?',
      'enculée?s?',
      'pédés?',
      'attardée?s?',
      'grosse (?:vache|truie)',
    ],
    ...[
      'nique ta mère',
      'ntm',
      'ta gueule',
      'va te faire (?:foutre|enculer)',
      'crève',
      'suicide[- ]toi',
      'sale (?:pute|race)',
    ],
  ],
  es: [
    ...[
      'putas?',
      'zorras?',
      'gilipollas',
      'cabr(?:ón|ona|ones)',
      'maric(?:ón|ones)',
      'subnormal(?:es)?',
      'retrasad[ao]s?',
    ],
    ...['hij[oa] de puta', 'vete a la mierda', 'muérete', 'mátate', 'pendej[ao]s?', 'gorda asquerosa', 'sudacas?'],
  ],
  pl: [
    ...['kurw(?:a|o|y)', 'dziwk(?:a|o|i)', 'suk(?:o|a)', 'szmat(?:a|o)', 'pizd(?:a|o)', 'cwel\\p{L}*', 'pedał\\p{L}*'],
    ...['spierdalaj', 'wypierdalaj', 'skurwysyn\\p{L}*', 'debil\\p{L}*', 'zdechnij', 'zabij się', 'gruba świni(?:a|o)'],
  ],
  da: [
    ...['luder(?:e)?', 'kælling(?:er)?', 'røvhul(?:ler)?', 'bøsserøv', 'mongol(?:er)?', 'perker(?:e)?', 'svans(?:er)?'],
    ...[
      'dræb dig selv',
      'gå ad helvede til',
      'fede (?:ko|svin|so)',
      'lede (?:so|svin)',
      'sut den',
      'dumme (?:so|kælling)',
    ],
  ],
  fi: [
    ...['huor(?:a|at|aksi)', 'lutk(?:a|at)', 'kusipää\\p{L}*', 'mulk(?:ku|ut)', 'vittupää', 'haista (?:vittu|paska)'],
    ...[
      'painu (?:vittuun|helvettiin)',
      'neekeri\\p{L}*',
      'vammanen',
      'tapa (?:itses|itsesi|ittes)',
      'läski lehmä',
      'runkkari',
    ],
  ],
  nb: [
    ...['hore[r]?', 'fitte[r]?', 'drittsekk(?:er)?', 'rasshøl', 'rasshull', 'rævhøl', 'mongo', 'neger', 'svarting'],
    ...[
      'dra til helvete',
      'ta livet av deg',
      'drep deg selv',
      'feite (?:ku|gris)',
      'stygge (?:ku|gris)',
      'jævla (?:hore|idiot)',
    ],
  ],
  sv: [
    ...['hora', 'horor', 'fitta', 'fittor', 'slampa', 'slampor', 'rövhål', 'mongo', 'bögjävel', 'neger', 'blatte'],
    ...[
      'dra åt helvete',
      'ta livet av dig',
      'döda dig själv',
      'feta (?:ko|gris)',
      'fula (?:ko|gris)',
      'jävla (?:hora|idiot)',
    ],
  ],
};

const patternOf = (words: readonly string[]): RegExp =>
  new RegExp(`(?<![\\p{L}\\p{N}])(?:${words.join('|')})(?![\\p{L}\\p{N}])`, 'u');

/** Whether a message in this language, or in English, has words that hurt. */
export function isAbusive(text: string, language: string): boolean {
  const plain = text.normalize('NFKC').toLowerCase().replace(/\s+/gu, ' ');
  const own = Object.hasOwn(WORDS, language) ? WORDS[language as Locale] : [];
  return patternOf([...WORDS.en, ...own]).test(plain);
}
