import { Text } from '@react-email/text';
import { blank } from '../rendering/blank-form';
import { greetingFor } from './greeting';
import { ComplaintFact } from './complaint-fact';
import { MailFrame } from './mail-frame';
import { mailStyle } from './mail-style';
import { type MailContext, type MailTemplate } from './mail-template';
import { Unbroken } from './unbroken';

export interface ComplaintAnswer {
  readonly name: string;
  readonly reference: string;
  /** The words of staff. Plain text of several lines. */
  readonly text: string;
}

function Answer({ context }: { readonly context: MailContext }) {
  const { brand, theme, say } = context;
  const style = mailStyle(theme);
  return (
    <MailFrame
      context={context}
      title={say('complaint_answer_title')}
      preview={say('complaint_answer_preview', { brand: brand.name })}
    >
      <Text className="text" style={style.text}>
        {blank('greeting')}
      </Text>
      <Text className="text" style={style.text}>
        {blank('text')}
      </Text>
      <ComplaintFact context={context} label="label_reference" name="reference" />
      <Text className="small" style={{ ...style.small, marginTop: 20 }}>
        <Unbroken text={say('complaint_answer_reply')} />
      </Text>
    </MailFrame>
  );
}

/** To the writer of a complaint: what staff answer. A reply to it joins the thread. */
export const complaintAnswer: MailTemplate<ComplaintAnswer> = {
  audience: 'person',
  kind: 'answer',
  automatic: false,
  subject: ({ say }) => say('complaint_answer_subject', { reference: blank('reference') }),
  body: (context) => <Answer context={context} />,
  sample: {
    name: 'Robin',
    reference: 'C-4F7K2M9QX0TD',
    text: 'Your credits are there now.\n\nCould you have another look?',
  },
  values: ({ name, reference, text }, say) => ({ greeting: greetingFor(name, say), reference, text }),
};
