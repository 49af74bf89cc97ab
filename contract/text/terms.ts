/**
 * Each of these concepts has one word in a language, on pages, in mails, in the api and in templates. `terms/<locale>.json`
 * lists the words.
 */
export const CONCEPTS = [
  { name: 'like', means: 'A member lets another know, with one tap, that they are interested.' },
  { name: 'match', means: 'Two members like each other.' },
  { name: 'match_finder', means: 'The page with a few questions that leads to people who fit.' },
  { name: 'swipe_game', means: 'The game that shows one profile at a time, to like or to pass.' },
  { name: 'premium', means: 'What any purchase of credits gives a member: fewer limits, no subscription.' },
  { name: 'credits', means: 'What members pay with for messages, photos and gifts.' },
  { name: 'package', means: 'A number of credits that is bought once for one price.' },
  { name: 'gift', means: 'A small drawing that a member sends for credits.' },
  { name: 'chat', means: 'Everything that two members have written to each other.' },
  { name: 'message', means: 'One text that a member sends to another.' },
  { name: 'opener', means: 'The first message to somebody.' },
  { name: 'profile', means: 'The page on which a member shows who they are.' },
  { name: 'fictional_profile', means: 'A profile that belongs to no real member, and says so wherever it is shown.' },
  { name: 'account', means: 'What a member has here: profile, credits, settings and the right to log in.' },
  { name: 'sign_up', means: 'Opening an account.' },
  { name: 'log_in', means: 'Getting into an account that exists.' },
  { name: 'log_out', means: 'Leaving an account on one device or on all.' },
  { name: 'passkey', means: 'What a device keeps, so that a member logs in without a password.' },
  { name: 'email', means: 'A letter that is sent over the internet.' },
  { name: 'unsubscribe', means: 'Asking for no more emails of one kind.' },
  { name: 'photo', means: 'A photograph in a profile or in a chat; what is drawn is a drawing.' },
  { name: 'block', means: 'A member makes sure that another can neither see nor reach them.' },
  { name: 'report', means: 'Somebody tells us that a profile or a message breaks the rules.' },
  { name: 'complaint', means: 'Somebody tells us that the service or a purchase went wrong.' },
  { name: 'appeal', means: 'Somebody asks us to decide again, because they disagree with a decision of ours.' },
  { name: 'self_exclusion', means: 'A member asks us to keep them out, for a while or for good.' },
  { name: 'refund', means: 'Money that we pay back.' },
  { name: 'withdrawal', means: 'Undoing a purchase within the period that the law gives, without a reason.' },
  { name: 'seller', means: 'The company that the purchase is made with.' },
  { name: 'legal_guarantee', means: 'What the law gives a buyer when a digital service is faulty.' },
  { name: 'terms', means: 'The agreement between the company and a member.' },
  { name: 'data_protection_officer', means: 'The person at the company who, by law, watches over personal data.' },
  { name: 'settings', means: 'What a member may set about the site and the account.' },
  { name: 'device', means: 'A phone, tablet or computer.' },
  { name: 'button', means: 'What is pressed on a page or in an email.' },
  { name: 'site', means: 'All pages of one brand.' },
  { name: 'invisible_mode', means: 'A member is in no search, in no swipe game and in no list.' },
  { name: 'gender', means: 'Woman, man or non-binary.' },
  { name: 'sexual_orientation', means: 'Who somebody is attracted to, in the words of the law on personal data.' },
  { name: 'distance', means: 'How far away somebody is.' },
  { name: 'spelling', means: 'Spelling and address that the language has settled on.' },
  { name: 'phrases', means: 'Turns of phrase that are avoided everywhere.' },
] as const;

export type Concept = (typeof CONCEPTS)[number]['name'];

/** A wording that is forbidden: a regular expression for whole words, in whatever case. */
export interface ForbiddenWording {
  readonly pattern: string;
  /** The word to write instead, where it is not the concept's own. */
  readonly use?: string;
  /** Keys that may keep it, such as `terms.withdrawal_text` or `landers.*`. */
  readonly except?: readonly string[];
  /** Keys that may not have it, where all others may. */
  readonly only?: readonly string[];
  /** Only as it is written here, in capital and small letters. */
  readonly case?: boolean;
}

/** The words of one concept in one language. */
export interface Term {
  /** The words to use, the preferred one first. */
  readonly use: readonly string[];
  /** A regular expression for these words in all their forms. Without it they are looked for as they are. */
  readonly find?: string;
  readonly never?: readonly (string | ForbiddenWording)[];
  /** Tells writers the part of speech, its forms, and where another word is right. */
  readonly note?: string;
}

/** The words of one language. */
export type TermList = Readonly<Record<Concept, Term>>;
