import { Button } from '@react-email/button';
import { Text } from '@react-email/text';
import { blank } from '../rendering/blank-form';
import { greetingFor } from './greeting';
import { type ComplaintKind } from './complaint-kind';
import { ComplaintFact } from './complaint-fact';
import { MailFrame } from './mail-frame';
import { mailStyle } from './mail-style';
import { type MailContext, type MailTemplate } from './mail-template';

export interface ComplaintConfirmation {
  readonly name: string;
  readonly kind: ComplaintKind;
  readonly reference: string;
}

function Confirmation({ context }: { readonly context: MailContext }) {
  const { brand, theme, say, linkTo } = context;
  const style = mailStyle(theme);
  const help = { email: brand.supportEmail, phone: brand.supportPhone };
  return (
    <MailFrame
      context={context}
      title={say('complaint_confirmation_title')}
      preview={say('complaint_confirmation_preview')}
    >
      <Text className="text" style={style.text}>
        {blank('greeting')}
      </Text>
      <Text className="text" style={style.text}>
        {say('complaint_confirmation_text', { brand: brand.name })}
      </Text>
      <ComplaintFact context={context} label="label_reference" name="reference" />
      <ComplaintFact context={context} label="label_kind" name="kind" />
      <Text className="text" style={style.text}>
        {say('complaint_confirmation_keep')} {say(help.phone ? 'help_phone' : 'help', help)}
      </Text>
      <Button className="button" href={linkTo('/')} style={style.button}>
        {say('visit', { brand: brand.name })}
      </Button>
      <Text className="small" style={{ ...style.small, marginTop: 20 }}>
        {say('complaint_confirmation_not_you')}
      </Text>
    </MailFrame>
  );
}

/**
 * To whoever wrote. It repeats nothing of the message: somebody may have entered another person's address, and our mail
 * must not carry their words there.
 */
export const complaintConfirmation: MailTemplate<ComplaintConfirmation> = {
  audience: 'person',
  kind: 'answer',
  automatic: true,
  subject: ({ say }) => say('complaint_confirmation_subject', { reference: blank('reference') }),
  body: (context) => <Confirmation context={context} />,
  sample: { name: 'Robin', kind: 'appeal', reference: 'C-4F7K2M9QX0TD' },
  values: ({ name, kind, reference }, say) => ({
    greeting: greetingFor(name, say),
    kind: say(`kind_${kind}`),
    reference,
  }),
};
