/** In the order of the form. */
export const FIELDS = ['name', 'email', 'order', 'message'] as const;
export type Field = (typeof FIELDS)[number];
export type Statement = Readonly<Record<Field, string>>;

const NAME_LENGTH = 100;
const ORDER_LENGTH = 200;
export const MESSAGE_LENGTH = 1000;

/** The faults that a field can have; each has its text. */
export type StatementFault =
  | 'name_missing'
  | 'name_too_long'
  | 'email_missing'
  | 'email_invalid'
  | 'order_missing'
  | 'order_too_long'
  | 'message_too_long';

export type Faults = Partial<Record<Field, StatementFault>>;

const ADDRESS = /^[^\s@]+@[^\s@.]+(?:\.[^\s@.]+)+$/;

/** The api's rules, told before sending. */
export function checkStatement({ name, email, order, message }: Statement): Faults {
  const faults: Faults = {};
  if (name === '') faults.name = 'name_missing';
  else if (graphemes(name) > NAME_LENGTH) faults.name = 'name_too_long';
  if (email === '') faults.email = 'email_missing';
  else if (email.length > 254 || !ADDRESS.test(email)) faults.email = 'email_invalid';
  if (order === '') faults.order = 'order_missing';
  else if (graphemes(order) > ORDER_LENGTH) faults.order = 'order_too_long';
  if (graphemes(message) > MESSAGE_LENGTH) faults.message = 'message_too_long';
  return faults;
}

/** The text for a field that the api refused although our own check let it pass. */
export const REFUSED: Readonly<Record<Field, StatementFault>> = {
  name: 'name_too_long',
  email: 'email_invalid',
  order: 'order_too_long',
  message: 'message_too_long',
};

/** Fields as a person filled them in: spaces at the ends and a form's line ends do not count. */
export function readStatement(data: FormData): Statement {
  const value = (field: Field): string => {
    const text = data.get(field);
    return typeof text === 'string' ? text.replace(/\r\n?/g, '\n').trim() : '';
  };
  return { name: value('name'), email: value('email'), order: value('order'), message: value('message') };
}

const graphemes = (text: string): number =>
  [...new Intl.Segmenter(undefined, { granularity: 'grapheme' }).segment(text)].length;
