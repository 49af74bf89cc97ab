import { type Overlay } from '../../contract/text/regional-locale';

/** Swiss German has no ß and quotes with « » and ‹ ›. */
export const swissGerman = (text: string): string =>
  text
    .replaceAll('ß', 'ss')
    .replace(/„([^“]*)“/g, '«$1»')
    .replace(/‚([^‘]*)‘/g, '‹$1›');

/**
 * American English, where a word is only spelled otherwise. Placeholders, tags and targets of links stay. Full stops and
 * commas move inside the quotation marks before them, and an age has no “aged” before it.
 */
export const americanEnglish = (text: string): string =>
  text
    .split(NO_WORDS)
    .map((part, index) => (index % 2 === 0 ? part.replace(BRITISH, americanWord).replace(ADVERB, 'anymore') : part))
    .join('')
    .replace(/(?<![.!?…])(”)([.,])/g, '$2$1')
    .replace(/\baged (?=\{\{age\b)/g, '');

const NO_WORDS = /(\{[^}]*\}+|<[^>]*>|\]\([^)]*\)|\bhttps?:\S+)/;

/** Parts of words, each at the beginning of one or after a prefix, and how Americans spell them. */
const PARTS: Readonly<Record<string, string>> = {
  ...{ behaviour: 'behavior', colour: 'color', favour: 'favor', flavour: 'flavor', harbour: 'harbor', honour: 'honor' },
  ...{ humour: 'humor', labour: 'labor', neighbour: 'neighbor', rumour: 'rumor', endeavour: 'endeavor' },
  ...{ anonymis: 'anonymiz', apologis: 'apologiz', authoris: 'authoriz', categoris: 'categoriz', customis: 'customiz' },
  ...{ emphasise: 'emphasize', emphasising: 'emphasizing', minimis: 'minimiz', maximis: 'maximiz', optimis: 'optimiz' },
  ...{
    organis: 'organiz',
    personalis: 'personaliz',
    prioritis: 'prioritiz',
    realise: 'realize',
    realising: 'realizing',
  },
  ...{
    recognis: 'recogniz',
    specialise: 'specialize',
    summaris: 'summariz',
    analysed: 'analyzed',
    analysing: 'analyzing',
  },
  ...{ cancelled: 'canceled', cancelling: 'canceling', counsell: 'counsel', labell: 'label', signall: 'signal' },
  ...{ travelle: 'travele', travelli: 'traveli', marvello: 'marvelo', jewellery: 'jewelry', fulfilment: 'fulfillment' },
  ...{ instalment: 'installment', enrolment: 'enrollment', skilful: 'skillful', wilful: 'willful' },
  ...{ centred: 'centered', centre: 'center', theatre: 'theater', metre: 'meter', litre: 'liter', fibre: 'fiber' },
  ...{ licence: 'license', defence: 'defense', offence: 'offense', pretence: 'pretense', practise: 'practice' },
  ...{ cheque: 'check', grey: 'gray', cosy: 'cozy', enquir: 'inquir' },
  ...{
    judgement: 'judgment',
    acknowledgement: 'acknowledgment',
    ageing: 'aging',
    pyjama: 'pajama',
    sceptic: 'skeptic',
  },
};
/** The same for whole words. */
const WHOLE: Readonly<Record<string, string>> = {
  ...{ fulfil: 'fulfill', fulfils: 'fulfills', enrol: 'enroll', mum: 'mom', mums: 'moms', learnt: 'learned' },
  ...{ programme: 'program', programmes: 'programs', catalogue: 'catalog', catalogues: 'catalogs' },
  ...{ analyse: 'analyze', towards: 'toward', whilst: 'while', amongst: 'among', 'per cent': 'percent' },
};

const BRITISH = new RegExp(
  // An optimist is no optimizer.
  String.raw`(?<=\b(?:un|re|dis|mis|kilo|centi)?)(?:${Object.keys(PARTS).join('|')})(?![mt])|\b(?:${Object.keys(WHOLE).join('|')})\b`,
  'gi',
);

/** “Any more” is one word where it means “no longer”, not “more of them”, as in “We couldn’t load any more.” */
const ADVERB = /(?<!\bload )\bany more(?=[.,:;!?])/g;

function americanWord(word: string): string {
  const lower = word.toLowerCase();
  const american = PARTS[lower] ?? WHOLE[lower] ?? word;
  return word === lower ? american : american.charAt(0).toUpperCase() + american.slice(1);
}

/** Overlays that spell words otherwise than their language. */
export const SPELLINGS: readonly (readonly [Overlay, (text: string) => string])[] = [
  ['de-CH', swissGerman],
  ['en-US', americanEnglish],
];
