import { useRef, useState } from 'react';
import { problemText } from './problem-text';

/** Does one thing at a time and keeps what went wrong with it, in words. */
export function useAct(act: (form: FormData) => Promise<void>) {
  const [isBusy, setBusy] = useState(false);
  const [fault, setFault] = useState<string>();
  const running = useRef(false);
  const run = async (form: FormData): Promise<void> => {
    if (running.current) return;
    running.current = true;
    setBusy(true);
    setFault(undefined);
    try {
      await act(form);
    } catch (error) {
      setFault(problemText(error));
    } finally {
      running.current = false;
      setBusy(false);
    }
  };
  const onSubmit = (event: React.SyntheticEvent<HTMLFormElement>): void => {
    event.preventDefault();
    void run(new FormData(event.currentTarget));
  };
  return { isBusy, fault, run, onSubmit };
}

export const textIn = (form: FormData, name: string): string => {
  const value = form.get(name);
  return typeof value === 'string' ? value : '';
};
