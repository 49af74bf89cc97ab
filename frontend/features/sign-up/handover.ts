import { regionIdOf } from '../../../contract/profile/country-region';
import { type components } from '../../lib/api/schema';

const KEYS = {
  /** The profile that a visitor came for. */
  member: 'sign-up-member',
  /** The message that was written to the member. */
  message: 'sign-up-message',
  /** JSON: what was answered before sign-up. */
  answers: 'sign-up-answers',
} as const;
const ANSWERS = ['looking_for', 'min_age', 'max_age', 'countryregion'] as const;

type Request = components['schemas']['SignUpRequest'];
export type Handover = Readonly<Pick<Request, 'signup_member' | 'signup_message' | (typeof ANSWERS)[number]>>;

/** Returns the data that a landing page left in this tab, in the form in which sign-up sends it. */
export function readHandover(kept: (key: string) => string | null): Handover {
  const member = kept(KEYS.member) ?? '';
  const message = kept(KEYS.message) ?? '';
  const answers = answersOf(kept(KEYS.answers));
  return {
    ...(/^[1-9]\d*$/.test(member) && { signup_member: Number(member) }),
    ...(message !== '' && { signup_message: message }),
    // The API checks what they say.
    ...(Object.fromEntries(
      ANSWERS.flatMap((name) => {
        const value = name === 'countryregion' ? regionIdOf(answers[name]) : answers[name];
        return typeof value === 'string' || typeof value === 'number' ? [[name, value]] : [];
      }),
    ) as Pick<Request, (typeof ANSWERS)[number]>),
  };
}

export const HANDOVER_KEYS: readonly string[] = Object.values(KEYS);

function answersOf(json: string | null): Readonly<Record<string, unknown>> {
  try {
    const answers: unknown = JSON.parse(json ?? '{}');
    return typeof answers === 'object' && answers !== null ? { ...answers } : {};
  } catch {
    return {};
  }
}
