import { useEffect, useRef, useState } from 'react';
import { keepForSignUp, keptForSignUp } from '../member-teaser/handover';

/** The one line that a visitor can write before sign-up, kept as it is typed. */
export function useFirstLine() {
  const [draft, setDraft] = useState('');
  const [sent, setSent] = useState(false);
  const field = useRef<HTMLTextAreaElement>(null);
  useEffect(() => {
    const before = keptForSignUp('message');
    // Text typed before hydration is newer than the stored text.
    const typed = field.current?.value ?? '';
    if (typed !== '' || before !== '') setTimeout(() => setDraft(typed === '' ? before : typed));
  }, []);

  const write = (text: string) => {
    setDraft(text);
    keepForSignUp('message', text.trim());
  };
  return {
    draft,
    field,
    kept: sent ? draft.trim() : undefined,
    write,
    borrow: (text: string) => {
      write(text);
      field.current?.focus();
    },
    send: () => {
      if (draft.trim() === '') field.current?.focus();
      else setSent(true);
    },
    change: () => {
      setSent(false);
      requestAnimationFrame(() => field.current?.focus());
    },
  };
}

export type FirstLine = Omit<ReturnType<typeof useFirstLine>, 'field'>;
