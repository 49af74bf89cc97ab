import { useRef, useState } from 'react';
import { problemText } from '../../ui/problem-text';

/** Does one thing to one row at a time, and keeps what came of it in words. */
export function useRowAct() {
  const [said, setSaid] = useState<{ readonly text: string; readonly isFault: boolean }>();
  const [busy, setBusy] = useState<string>();
  const running = useRef(false);
  const run = async (row: string, act: () => Promise<unknown>, done: string): Promise<void> => {
    if (running.current) return;
    running.current = true;
    setBusy(row);
    setSaid(undefined);
    try {
      await act();
      setSaid({ text: done, isFault: false });
    } catch (error) {
      setSaid({ text: problemText(error), isFault: true });
    } finally {
      running.current = false;
      setBusy(undefined);
    }
  };
  const say = (text: string): void => {
    setSaid({ text, isFault: false });
  };
  return { said, busy, run, say };
}
