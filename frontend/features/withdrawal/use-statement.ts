import { useEffect, useRef, useState } from 'react';
import { fileStatement } from './api/withdrawals';
import { checkStatement, FIELDS, type Faults, readStatement, REFUSED, type Statement } from './statement-rules';

export type StatementState =
  | { readonly name: 'writing'; readonly faults: Faults }
  | { readonly name: 'checking'; readonly statement: Statement }
  | { readonly name: 'sending'; readonly statement: Statement }
  | { readonly name: 'sent'; readonly statement: Statement; readonly receivedAt: string };

const NO_FAULTS: Faults = {};

/** The two steps of a statement: it is written, then shown once more and confirmed. What was written stays in the form. */
export function useStatement() {
  const form = useRef<HTMLFormElement>(null);
  const key = useRef<string>(undefined);
  const alert = useRef<HTMLDivElement>(null);
  const [state, setState] = useState<StatementState>({ name: 'writing', faults: NO_FAULTS });
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  const [attempts, setAttempts] = useState(0);
  useEffect(() => {
    if (attempts > 0) alert.current?.focus();
  }, [attempts]);

  const write = (faults: Faults): void => {
    setState({ name: 'writing', faults });
    setAttempts((count) => count + 1);
  };
  const check = (): void => {
    if (!form.current) return;
    const statement = readStatement(new FormData(form.current));
    const faults = checkStatement(statement);
    if (Object.keys(faults).length > 0) write(faults);
    else setState({ name: 'checking', statement });
  };
  const confirm = async (): Promise<void> => {
    if (state.name !== 'checking') return;
    const { statement } = state;
    setRefusal(null);
    setState({ name: 'sending', statement });
    key.current ??= crypto.randomUUID();
    const answer = await fileStatement(statement, key.current);
    if (answer.state === 'done') {
      setState({ name: 'sent', statement, receivedAt: answer.value.received_at });
      return;
    }
    const refused =
      answer.state === 'invalid' ? FIELDS.filter((field) => answer.faults.some(({ path }) => path === field)) : [];
    if (refused.length > 0) {
      write(Object.fromEntries(refused.map((field) => [field, REFUSED[field]])));
      return;
    }
    setRefusal(answer);
    setState({ name: 'checking', statement });
  };
  const change = (): void => {
    // Other words are another statement.
    key.current = undefined;
    setRefusal(null);
    setState({ name: 'writing', faults: NO_FAULTS });
  };
  return { form, alert, state, refusal, check, confirm, change };
}

type Refusal = Exclude<Awaited<ReturnType<typeof fileStatement>>, { state: 'done' }>;
