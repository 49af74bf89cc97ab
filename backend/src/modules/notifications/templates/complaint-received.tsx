import { Text } from '@react-email/text';
import { isLocale } from '../../../../../contract/text/locales';
import { type MailTextKey } from '../mail-texts';
import { blank } from '../rendering/blank-form';
import { type ComplaintKind } from './complaint-kind';
import { MailFrame } from './mail-frame';
import { mailStyle } from './mail-style';
import { type MailContext, type MailTemplate } from './mail-template';

export interface ComplaintReceived {
  readonly reference: string;
  readonly kind: ComplaintKind;
  readonly name: string;
  readonly email: string;
  readonly about: string;
  /** The visitor's language. */
  readonly locale: string;
  readonly message: string;
  /** Whether a reply to the mail becomes a note of the thread; otherwise it goes to the writer. */
  readonly isNoted?: boolean;
}

const ROWS: readonly (readonly [MailTextKey, string])[] = [
  ['label_reference', 'reference'],
  ['label_kind', 'kind'],
  ['label_name', 'name'],
  ['label_email', 'email'],
  ['label_about', 'about'],
  ['label_language', 'language'],
  ['label_message', 'message'],
];

function Received({ context }: { readonly context: MailContext }) {
  const { brand, theme, say } = context;
  const style = mailStyle(theme);
  return (
    <MailFrame
      context={context}
      title={say('complaint_received_title')}
      preview={say('complaint_received_preview', { brand: brand.name })}
    >
      {ROWS.map(([label, name]) => (
        <Text key={name} className="text" style={style.text}>
          <span className="label" style={style.label}>
            {say(label)}
          </span>
          <br />
          {blank(name)}
        </Text>
      ))}
      <Text className="small" style={style.small}>
        {blank('reply')}
      </Text>
    </MailFrame>
  );
}

/** To the support: the whole message. It says what becomes of a reply. */
export const complaintReceived: MailTemplate<ComplaintReceived> = {
  audience: 'support',
  kind: 'answer',
  automatic: false,
  subject: ({ say }) =>
    say('complaint_received_subject', { kind: blank('kind'), name: blank('name'), reference: blank('reference') }),
  body: (context) => <Received context={context} />,
  sample: {
    reference: 'C-4F7K2M9QX0TD',
    kind: 'payment',
    name: 'Robin',
    email: 'robin@visitor.example',
    about: 'order 1042',
    locale: 'fi',
    message: 'I paid yesterday evening, and my credits are not there yet.\n\nCould you have a look?',
  },
  values: (params, say, tag) => ({
    reference: params.reference,
    kind: say(`kind_${params.kind}`),
    name: params.name,
    email: params.email,
    about: params.about || '–',
    language: languageName(params.locale, tag),
    message: params.message,
    reply: say(params.isNoted === true ? 'complaint_received_note' : 'complaint_received_reply'),
  }),
};

function languageName(language: string, tag: string): string {
  if (!isLocale(language)) return language;
  return new Intl.DisplayNames([tag], { type: 'language' }).of(language) ?? language;
}
