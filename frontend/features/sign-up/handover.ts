const KEYS = {
  /** The profile that a visitor came for. */
  member: 'sign-up-member',
  /** What was written to it. */
  message: 'sign-up-message',
  /** JSON: what was answered before sign-up. */
  answers: 'sign-up-answers',
} as const;
const ANSWERS = ['looking_for', 'min_age', 'max_age', 'countryregion'] as const;

export type Handover = Readonly<
  Partial<Record<'signup_member' | 'signup_message' | (typeof ANSWERS)[number], string | number>>
>;

/** What a landing page left in this tab, as sign-up sends it. */
export function readHandover(kept: (key: string) => string | null): Handover {
  const member = kept(KEYS.member) ?? '';
  const message = kept(KEYS.message) ?? '';
  const answers = answersOf(kept(KEYS.answers));
  return {
    ...(/^[1-9]\d*$/.test(member) && { signup_member: Number(member) }),
    ...(message !== '' && { signup_message: message }),
    ...Object.fromEntries(
      ANSWERS.flatMap((name) => {
        const value = answers[name];
        return typeof value === 'string' || typeof value === 'number' ? [[name, value]] : [];
      }),
    ),
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
