import { INPUT } from '../../components/ui/form-field';
import { type SignUpTexts } from './sign-up-texts';

interface Props {
  readonly texts: SignUpTexts;
  readonly fault: boolean;
  readonly describedBy: string;
}

// Beside one another on the smallest phone; below one another where text is large.
const WIDTHS = { birth_day: 'w-15 grow', birth_month: 'w-36 grow-[3]', birth_year: 'w-22 grow' } as const;

/** Three parts that a thumb can fill in: numbers bring up the keys for numbers, months are chosen by name. */
export function BirthFields({ texts, fault, describedBy }: Props) {
  const shared = {
    required: true,
    className: INPUT,
    'aria-invalid': fault || undefined,
    'aria-describedby': describedBy,
  };
  return (
    <div className="flex flex-wrap gap-2.5">
      {texts.birthParts.map((part) => (
        <div key={part} className={`max-w-full ${WIDTHS[part]}`}>
          <label htmlFor={part} className="mb-1.5 block font-semibold text-text-strong">
            {texts[part]}
          </label>
          {part === 'birth_month' ? (
            <select id={part} name={part} defaultValue="" autoComplete="bday-month" {...shared}>
              <option value="" disabled hidden />
              {texts.months.map((name, at) => (
                <option key={name} value={at + 1}>
                  {name}
                </option>
              ))}
            </select>
          ) : (
            <input
              id={part}
              name={part}
              inputMode="numeric"
              maxLength={part === 'birth_year' ? 4 : 2}
              autoComplete={part === 'birth_year' ? 'bday-year' : 'bday-day'}
              {...shared}
            />
          )}
        </div>
      ))}
    </div>
  );
}
