import { Text } from '@react-email/text';
import { MailFrame } from './mail-frame';
import { mailStyle } from './mail-style';
import { type MailContext, type MailTemplate } from './mail-template';

function Erased({ context }: { readonly context: MailContext }) {
  const { brand, theme, say } = context;
  const style = mailStyle(theme);
  return (
    <MailFrame context={context} title={say('account_erased_subject')} preview={say('account_erased_preview')}>
      <Text className="text" style={style.text}>
        {say('greeting_plain')}
      </Text>
      <Text className="text" style={style.text}>
        {say('account_erased_text', { brand: brand.name })}
      </Text>
      <Text className="small" style={style.small}>
        {say('account_erased_kept')}
      </Text>
    </MailFrame>
  );
}

/** The last mail to somebody whose name we no longer know. */
export const accountErased: MailTemplate<object> = {
  audience: 'person',
  kind: 'answer',
  automatic: true,
  isLast: true,
  subject: ({ say }) => say('account_erased_subject'),
  body: (context) => <Erased context={context} />,
  sample: {},
  values: () => ({}),
};
