import { Text } from '@react-email/text';
import { type MailTextKey } from '../mail-texts';
import { blank } from '../rendering/blank-form';
import { mailStyle } from './mail-style';
import { type MailContext } from './mail-template';

interface Props {
  readonly context: MailContext;
  /** Each label with the value that is filled in behind it. */
  readonly rows: readonly (readonly [MailTextKey, string])[];
}

/** The content of a statement, line by line. */
export function StatementRows({ context: { theme, say }, rows }: Props) {
  const style = mailStyle(theme);
  return (
    <>
      {rows.map(([label, name]) => (
        <Text key={name} className="text" style={style.text}>
          <span className="label" style={style.label}>
            {say(label)}
          </span>
          <br />
          {blank(name)}
        </Text>
      ))}
    </>
  );
}

/** Whom to ask, and what to do where somebody else has sent it. */
export function StatementFoot({ context: { theme, brand, say } }: { readonly context: MailContext }) {
  const style = mailStyle(theme);
  const help = { email: brand.supportEmail, phone: brand.supportPhone };
  return (
    <>
      <Text className="text" style={style.text}>
        {say(help.phone ? 'help_phone' : 'help', help)}
      </Text>
      <Text className="small" style={{ ...style.small, marginTop: 20 }}>
        {say('withdrawal_not_you')}
      </Text>
    </>
  );
}
