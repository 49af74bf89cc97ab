import { z } from 'zod';
import { OWN_PROMPT_CODE, PROMPT_CODES } from '../../../../../../contract/profile/prompts';
import { field, withDefault } from './field';
import { localised, setOf } from './values';

const ownPrompt = z.strictObject({
  code: field(z.string().regex(OWN_PROMPT_CODE, 'Begin with own_, then small letters, digits and underscores.'), {
    title: 'Code of the question',
    required: true,
    description: 'Kept with every answer, so it stays: a question of another meaning needs another code.',
    example: 'own_evening_light',
  }),
  question: field(localised(80), {
    title: 'Question',
    required: true,
    unit: 'text per language',
    edit: 'support',
    description: 'What members answer in 150 characters; each language that is offered has it.',
    example: { en: 'The best light I know', nl: 'Het mooiste licht dat ik ken' },
  }),
});

export const promptsSchema = z.strictObject({
  off: field(setOf(z.enum(PROMPT_CODES)), {
    title: 'Questions that the brand does not ask',
    default: [],
    edit: 'support',
    description:
      'Of those that the product knows. Answers that members gave before are kept, and shown to nobody else.',
    example: ['never_again'],
  }),
  own: withDefault(z.array(ownPrompt).max(20), []),
});
export type OwnPrompt = z.infer<typeof ownPrompt>;
