import { describedBy, FormField, INPUT } from '../../components/ui/form-field';
import { type Faults, MESSAGE_LENGTH } from './complaint-rules';
import { type ComplaintTexts } from './complaint-texts';

interface Props {
  readonly texts: ComplaintTexts;
  readonly faults: Faults;
}

export function ComplaintFields({ texts, faults }: Props) {
  const faultOf = (field: keyof Faults): string | undefined => {
    const fault = faults[field];
    return fault === undefined ? undefined : texts.faults[fault];
  };
  const name = { id: 'name', label: texts.name, fault: faultOf('name') };
  const email = { id: 'email', label: texts.email, hint: texts.emailHint, fault: faultOf('email') };
  const kind = { id: 'kind', label: texts.kind, fault: faultOf('kind') };
  const message = { id: 'message', label: texts.message, hint: texts.messageHint, fault: faultOf('message') };
  const reference = { id: 'reference', label: texts.reference, note: texts.optional, fault: faultOf('reference') };
  return (
    <>
      <FormField {...kind}>
        <select id="kind" name="kind" required defaultValue="" className={INPUT} {...describedBy(kind)}>
          <option value="" disabled hidden />
          {texts.kinds.map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </select>
      </FormField>
      <FormField {...message}>
        <textarea
          id="message"
          name="message"
          required
          minLength={MESSAGE_LENGTH.min}
          rows={7}
          className={INPUT}
          {...describedBy(message)}
        />
      </FormField>
      <FormField {...reference}>
        <input id="reference" name="reference" autoComplete="off" className={INPUT} {...describedBy(reference)} />
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
    </>
  );
}
