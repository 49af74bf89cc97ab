import { z } from 'zod';
import { field } from './field';
import { plainText } from './values';

const action = (title: string, what: string, standard: 'warn' | 'hold') =>
  field(z.enum(['off', 'warn', 'hold']), {
    title,
    default: standard,
    example: 'warn',
    edit: 'support',
    public: false,
    description: `${what} warn: the receiver is warned. hold: it waits for staff, and its sender is told.`,
  });

const extraWords = field(z.array(plainText(60, 2)).max(200), {
  title: 'Further words',
  default: [],
  example: ['my channel'],
  edit: 'support',
  public: false,
  description: 'Words or phrases that count as well, beside those that the product knows.',
});

export const chatSafetySchema = z.strictObject({
  new_account_days: field(z.int().min(0).max(365), {
    title: 'Whose messages are looked at',
    default: 14,
    unit: 'days',
    example: 14,
    edit: 'support',
    public: false,
    description: 'Accounts that are younger. 0: nobody’s.',
  }),
  spam: z.strictObject({
    action: action('The same text to many', 'A text that goes to many people.', 'hold'),
    recipients: field(z.int().min(2).max(100), {
      title: 'How many are many',
      default: 5,
      unit: 'people',
      example: 5,
      edit: 'support',
      public: false,
      description: 'Within a day, of one text.',
    }),
  }),
  contact: z.strictObject({
    action: action('Contact details', 'Telephone numbers, addresses, links and names of other services.', 'warn'),
    extra_words: extraWords,
  }),
  payment: z.strictObject({
    action: action('Requests for money', 'Accounts, wallets and words by which money is asked for.', 'warn'),
    extra_words: extraWords,
  }),
});
export type ChatSafety = z.infer<typeof chatSafetySchema>;
