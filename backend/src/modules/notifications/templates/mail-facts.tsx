import { Text } from '@react-email/text';
import { mailStyle } from './mail-style';
import { type MailContext } from './mail-template';

interface Props {
  readonly context: MailContext;
  /** Labels, and what stands below each. */
  readonly facts: readonly (readonly [string, string])[];
}

/** The facts that a mail is about, one label and value below the other. */
export function MailFacts({ context, facts }: Props) {
  const style = mailStyle(context.theme);
  return facts.map(([label, value]) => (
    <Text key={label} className="text" style={style.text}>
      <span className="label" style={style.label}>
        {label}
      </span>
      <br />
      {value}
    </Text>
  ));
}
