import { useState } from 'react';
import { MOST_PROMPTS } from '../../../../contract/profile/prompts';
import { type Answer } from '../../../lib/api/problem';
import { orderPrompts, removePrompt } from '../api/save-prompt';
import { type Refusal } from '../saving/profile-saver';
import { type Editor } from '../saving/use-editor';
import { type OwnProfile, promptField } from '../saving/values';
import { type Pending, shownCodes } from './cards';

/** The questions on the page, and what can be done with the list of them. */
export function usePrompts({ profile, entries, saver }: Pick<Editor, 'profile' | 'entries' | 'saver'>) {
  const [pending, setPending] = useState<Pending>();
  const [refusal, setRefusal] = useState<Refusal>();
  const prompts = profile?.prompts ?? [];
  const codes = shownCodes(prompts, entries, pending);

  const change = async (next: Pending, send: () => Promise<Answer<OwnProfile>>): Promise<void> => {
    setPending(next);
    setRefusal(undefined);
    const answer = await saver.run(send);
    setPending(undefined);
    if (answer.state !== 'done') setRefusal(answer);
  };

  return {
    codes,
    refusal,
    hasRoom: codes.length < MOST_PROMPTS,
    isAsked: (code: string): boolean => prompts.find((one) => one.code === code)?.asked !== false,
    canMove: (code: string): boolean => prompts.findIndex((one) => one.code === code) > 0,
    /** Another question for the same words. */
    replace: (code: string, by: string, text: string): void => {
      saver.discard(promptField(code));
      saver.change(promptField(by), text, promptField(code));
    },
    remove: (code: string): void => {
      saver.discard(promptField(code));
      if (prompts.some((one) => one.code === code)) void change({ gone: code }, () => removePrompt(code));
    },
    moveUp: (code: string): void => {
      const order = prompts.map((one) => one.code);
      const before = order[order.indexOf(code) - 1];
      if (before === undefined) return;
      const moved = order.map((one) => (one === code ? before : one === before ? code : one));
      void change({ order: moved }, () => orderPrompts(moved));
    },
  };
}
export type Prompts = ReturnType<typeof usePrompts>;
