import { type InputHTMLAttributes } from 'react';
import { Field } from './field';

type Props = Pick<InputHTMLAttributes<HTMLInputElement>, 'name'> & { readonly label: string };

/** A secret that is typed or pasted once. Nothing keeps it: no draft, no list of the browser, no state of the screen. */
export function SecretField(props: Props) {
  return (
    <Field
      {...props}
      type="password"
      required
      minLength={5}
      maxLength={500}
      autoComplete="off"
      autoCapitalize="none"
      spellCheck={false}
      data-1p-ignore
      data-lpignore="true"
    />
  );
}
