import { Text } from '@react-email/text';
import { blank } from '../rendering/blank-form';
import { mailStyle } from './mail-style';
import { type MailContext } from './mail-template';

interface Props {
  readonly context: MailContext;
  /** The label of a value that the mail has in large letters, and the value's name. */
  readonly label: 'label_reference' | 'label_kind';
  readonly name: string;
}

/** A fact of a complaint, below its label. */
export function ComplaintFact({ context: { theme, say }, label, name }: Props) {
  const style = mailStyle(theme);
  return (
    <>
      <Text className="label" style={style.label}>
        {say(label)}
      </Text>
      <Text className="strong" style={style.strong}>
        {blank(name)}
      </Text>
    </>
  );
}
