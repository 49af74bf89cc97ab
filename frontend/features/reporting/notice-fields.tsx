import { describedBy, FormField, INPUT } from '../../components/ui/form-field';
import { type ReportingTexts } from './reporting-texts';

interface Props {
  readonly texts: ReportingTexts;
  readonly faults: Readonly<Record<string, string>>;
}

export function NoticeFields({ texts, faults }: Props) {
  const address = { id: 'address', label: texts.address, hint: texts.addressHint, fault: faults['address'] };
  const reason = { id: 'reason', label: texts.reason, fault: faults['reason'] };
  const text = { id: 'text', label: texts.message, hint: texts.messageHint, fault: faults['text'] };
  const name = { id: 'name', label: texts.name, fault: faults['name'] };
  const email = { id: 'email', label: texts.email, fault: faults['email'] };
  const goodFaith = { id: 'good_faith', fault: faults['good_faith'] };
  return (
    <>
      <FormField {...address}>
        <input id="address" name="address" required autoComplete="off" className={INPUT} {...describedBy(address)} />
      </FormField>
      <FormField {...reason}>
        <select id="reason" name="reason" required defaultValue="" className={INPUT} {...describedBy(reason)}>
          <option value="" disabled hidden />
          {texts.reasons.map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </select>
      </FormField>
      <FormField {...text}>
        <textarea id="text" name="text" required rows={6} className={INPUT} {...describedBy(text)} />
      </FormField>
      <FormField {...name}>
        <input id="name" name="name" required autoComplete="name" className={INPUT} {...describedBy(name)} />
      </FormField>
      <FormField {...email}>
        <input
          id="email"
          name="email"
          type="email"
          required
          autoComplete="email"
          className={INPUT}
          {...describedBy(email)}
        />
      </FormField>
      <div>
        <label className="flex min-h-11 items-center gap-3">
          <input
            type="checkbox"
            name="good_faith"
            required
            className="size-5 shrink-0 accent-primary"
            {...describedBy(goodFaith)}
          />
          {texts.goodFaith}
        </label>
        {goodFaith.fault !== undefined && (
          <p id="good_faith-fault" className="mt-2 text-caption font-semibold text-danger">
            {goodFaith.fault}
          </p>
        )}
      </div>
    </>
  );
}
