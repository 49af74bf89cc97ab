import { useCallback, useEffect, useRef, useState } from 'react';
import { useMember } from '../../../lib/member';
import { saveDraft } from '../api/chats';
import { onMessage, tellHere } from '../live/live';
import { isBeingLeft, keepDraft, keptDraft, watchDraft } from '../state/kept-drafts';

const PAUSE_MS = 1200;

interface Whose {
  readonly profile: number;
  readonly conversation: number | null;
  /** As the api has it. */
  readonly draft: string;
}

/** Holds the draft: stores it in the browser at each key press and saves it to the API after a pause. */
export function useDraft({ profile, conversation, draft }: Whose) {
  const member = useMember()?.profile.id;
  const [kept] = useState(() => keptDraft(member, profile));
  const [text, setText] = useState(kept ?? draft);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  // The draft that an earlier page could not save to the API.
  const pending = useRef(kept);
  const saving = useRef(Promise.resolve());
  const isTyped = useRef(false);
  const save = useCallback((): void => {
    clearTimeout(timer.current);
    const { current: said } = pending;
    if (said === undefined || conversation === null || isBeingLeft(profile)) return;
    pending.current = undefined;
    tellHere('draft', { conversation, text: said });
    // One after the other: what is older never comes last.
    saving.current = saving.current.then(async () => {
      const answer = await saveDraft(conversation, said, member);
      if (answer.state !== 'done') pending.current ??= said;
      else if (keptDraft(member, profile) === said) keepDraft(member, profile, undefined);
    });
  }, [conversation, member, profile]);
  useEffect(() => {
    save();
    // At the latest when the page goes.
    window.addEventListener('pagehide', save);
    return () => {
      window.removeEventListener('pagehide', save);
      save();
    };
  }, [save]);
  useEffect(
    () =>
      watchDraft(member, profile, (told) => {
        // The tab in which the draft was written saves it to the API.
        clearTimeout(timer.current);
        pending.current = undefined;
        setText(told);
      }),
    [member, profile],
  );
  useEffect(
    () =>
      // A draft that was begun on another device and sent from there is removed here; it could be sent a second time.
      onMessage(({ conversation: where, message }) => {
        if (isTyped.current || where !== conversation || message.client_id === null) return;
        setText((now) => (now === message.text ? '' : now));
      }),
    [conversation],
  );
  const write = useCallback(
    (next: string): void => {
      setText(next);
      isTyped.current = next !== '';
      pending.current = next;
      keepDraft(member, profile, next);
      clearTimeout(timer.current);
      // Sent, or emptied: at once.
      if (next === '') save();
      else timer.current = setTimeout(save, PAUSE_MS);
    },
    [member, profile, save],
  );
  return [text, write] as const;
}
