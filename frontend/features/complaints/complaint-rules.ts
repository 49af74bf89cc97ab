import { type components } from '../../lib/api/schema';

type Request = components['schemas']['FileComplaintRequest'];

export const KINDS = [
  'complaint',
  'payment',
  'report',
  'appeal',
  'other',
] as const satisfies readonly Request['kind'][];
/** In the order of the form. */
export const FIELDS = ['kind', 'message', 'reference', 'name', 'email'] as const satisfies readonly (keyof Request)[];
export type Field = (typeof FIELDS)[number];
export type Complaint = Readonly<Record<Field, string>>;

export const MESSAGE_LENGTH = { min: 20, max: 5000 } as const;
const SHORT_LENGTH = 100;

/** The faults that a field can have; each has its text. */
export type ComplaintFault =
  | 'name_missing'
  | 'name_too_long'
  | 'email_missing'
  | 'email_invalid'
  | 'kind_missing'
  | 'message_too_short'
  | 'message_too_long'
  | 'reference_too_long';

export type Faults = Partial<Record<Field, ComplaintFault>>;

const ADDRESS = /^[^\s@]+@[^\s@.]+(?:\.[^\s@.]+)+$/;

/** The api's rules, told before sending. */
export function checkComplaint({ name, email, kind, message, reference }: Complaint): Faults {
  const faults: Faults = {};
  if (name === '') faults.name = 'name_missing';
  else if (graphemes(name) > SHORT_LENGTH) faults.name = 'name_too_long';
  if (email === '') faults.email = 'email_missing';
  else if (email.length > 254 || !ADDRESS.test(email)) faults.email = 'email_invalid';
  if (!(KINDS as readonly string[]).includes(kind)) faults.kind = 'kind_missing';
  const length = graphemes(message);
  if (length < MESSAGE_LENGTH.min) faults.message = 'message_too_short';
  else if (length > MESSAGE_LENGTH.max) faults.message = 'message_too_long';
  if (graphemes(reference) > SHORT_LENGTH) faults.reference = 'reference_too_long';
  return faults;
}

/** The text for a field that the api refused although our own check let it pass. */
export const REFUSED: Readonly<Record<Field, ComplaintFault>> = {
  name: 'name_too_long',
  email: 'email_invalid',
  kind: 'kind_missing',
  message: 'message_too_short',
  reference: 'reference_too_long',
};

/** Fields as a person filled them in: spaces at the ends and a form's line ends do not count. */
export function readComplaint(data: FormData): Complaint {
  const value = (field: Field): string => {
    const text = data.get(field);
    return typeof text === 'string' ? text.replace(/\r\n?/g, '\n').trim() : '';
  };
  return {
    name: value('name'),
    email: value('email'),
    kind: value('kind'),
    message: value('message'),
    reference: value('reference'),
  };
}

function graphemes(text: string): number {
  return [...new Intl.Segmenter(undefined, { granularity: 'grapheme' }).segment(text)].length;
}
