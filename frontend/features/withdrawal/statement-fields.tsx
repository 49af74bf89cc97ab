import { describedBy, FormField, INPUT } from '../../components/ui/form-field';
import { type Faults } from './statement-rules';
import { type FormTexts } from './withdrawal-texts';

interface Props {
  readonly texts: FormTexts;
  readonly faults: Faults;
}

export function StatementFields({ texts, faults }: Props) {
  const faultOf = (field: keyof Faults): string | undefined => {
    const fault = faults[field];
    return fault === undefined ? undefined : texts.faults[fault];
  };
  const name = { id: 'name', label: texts.name, fault: faultOf('name') };
  const email = { id: 'email', label: texts.email, hint: texts.emailHint, fault: faultOf('email') };
  const order = { id: 'order', label: texts.order, hint: texts.orderHint, fault: faultOf('order') };
  const message = { id: 'message', label: texts.message, note: texts.optional, fault: faultOf('message') };
  return (
    <>
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
      <FormField {...order}>
        <input id="order" name="order" required autoComplete="off" className={INPUT} {...describedBy(order)} />
      </FormField>
      <FormField {...message}>
        <textarea id="message" name="message" rows={4} className={INPUT} {...describedBy(message)} />
      </FormField>
    </>
  );
}
