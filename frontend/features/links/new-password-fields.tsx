import { useState } from 'react';
import { describedBy, FormField, INPUT } from '../../components/ui/form-field';
import { type NewPasswordFaults } from './new-password-rules';
import { type NewPasswordTexts } from './new-password-texts';

interface Props {
  readonly texts: NewPasswordTexts;
  readonly faults: NewPasswordFaults;
}

/** The new password twice; one tick shows both. */
export function NewPasswordFields({ texts, faults }: Props) {
  const [isShown, setShown] = useState(false);
  const fields = [
    { id: 'password', label: texts.password, hint: texts.hint, fault: faults.password },
    { id: 'password_again', label: texts.again, hint: undefined, fault: faults.password_again },
  ];
  return (
    <>
      {fields.map(({ fault, ...rest }) => {
        const field = { ...rest, fault: fault && texts.faults[fault] };
        return (
          <FormField key={field.id} {...field}>
            <input
              id={field.id}
              name={field.id}
              type={isShown ? 'text' : 'password'}
              required
              autoComplete="new-password"
              autoCapitalize="none"
              spellCheck={false}
              className={INPUT}
              {...describedBy(field)}
            />
          </FormField>
        );
      })}
      <label className="needs-script -mt-4 inline-flex min-h-11 cursor-pointer items-center gap-3 justify-self-start text-caption">
        <input
          type="checkbox"
          checked={isShown}
          onChange={(event) => {
            setShown(event.target.checked);
          }}
          className="size-5 accent-primary"
        />
        {texts.show}
      </label>
    </>
  );
}
