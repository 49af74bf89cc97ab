import { MOST_PROMPTS } from '../../../../../contract/profile/prompts';
import { PromptLimitReached, PromptOrderStale } from './errors';

/** A question and what a member answered. */
export interface AnsweredPrompt {
  readonly code: string;
  readonly answer: string;
}
export type AnsweredPrompts = readonly AnsweredPrompt[];

/**
 * With this answer: in the place of the same question, else of the one that it replaces, else at the end. A question to
 * replace that is no longer there is a repeated call. Throws PromptLimitReached where there is no place left.
 */
export function withAnswer(before: AnsweredPrompts, answered: AnsweredPrompt, replaces?: string): AnsweredPrompts {
  const isThere = before.some(({ code }) => code === answered.code);
  const others = before.filter(({ code }) => code === answered.code || code !== replaces || !isThere);
  const place = isThere ? answered.code : replaces;
  const after = others.map((one) => (one.code === place ? answered : one));
  if (after.includes(answered)) return after;
  if (after.length >= MOST_PROMPTS) throw new PromptLimitReached();
  return [...after, answered];
}

export const withoutPrompt = (before: AnsweredPrompts, gone: string): AnsweredPrompts =>
  before.filter(({ code }) => code !== gone);

/** In this order. Throws PromptOrderStale where other questions are answered by now. */
export function inOrder(before: AnsweredPrompts, codes: readonly string[]): AnsweredPrompts {
  const after = codes.flatMap((wanted) => before.find(({ code }) => code === wanted) ?? []);
  if (after.length !== before.length || codes.length !== before.length) throw new PromptOrderStale();
  return after;
}
