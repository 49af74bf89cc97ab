import { type ReactNode, useEffect, useRef } from 'react';
import { Button } from '../ui/button';
import { Field } from '../ui/field';
import { textIn, useAct } from '../ui/use-act';

interface Props {
  readonly title: string;
  readonly label: string;
  readonly next: string;
  readonly act: (code: string) => Promise<void>;
  readonly cancel: { readonly text: string; readonly run: () => void };
  /** Whether something else than the code is offered first. */
  readonly isSecond?: boolean;
  /** Between the title and the code. */
  readonly children?: ReactNode;
}

/** A form for one code. The cursor stands in it, since nothing else is to be done here. */
export function CodeForm({ title, label, next, act, cancel, isSecond = false, children }: Props) {
  const form = useRef<HTMLFormElement>(null);
  const { isBusy, fault, onSubmit } = useAct((data) => act(textIn(data, 'code').trim()));
  useEffect(() => {
    form.current?.querySelector('input')?.focus();
  }, []);
  return (
    <form ref={form} onSubmit={onSubmit} className="grid gap-4">
      <h1>{title}</h1>
      {children}
      <Field
        label={label}
        name="code"
        autoComplete="one-time-code"
        autoCapitalize="none"
        spellCheck={false}
        required
        minLength={6}
        maxLength={40}
        fault={fault}
      />
      <Button type="submit" look={isSecond ? 'plain' : 'main'} disabled={isBusy}>
        {next}
      </Button>
      <Button look="bare" onClick={cancel.run}>
        {cancel.text}
      </Button>
    </form>
  );
}
