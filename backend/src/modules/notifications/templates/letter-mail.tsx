import { Button } from '@react-email/button';
import { Text } from '@react-email/text';
import { type MailTextKey } from '../mail-texts';
import { blank } from '../rendering/blank-form';
import { MailFrame } from './mail-frame';
import { mailStyle } from './mail-style';
import { type MailContext } from './mail-template';
import { Unbroken } from './unbroken';

interface Letter {
  readonly subject: MailTextKey;
  readonly preview: MailTextKey;
  /** Texts of the catalogue, and values that each mail fills in. */
  readonly paragraphs: readonly (MailTextKey | { readonly value: string })[];
  readonly button?: { readonly text: MailTextKey; readonly path: string };
  /** Sentences of one paragraph below the button. */
  readonly small?: readonly MailTextKey[];
}

function LetterBody({ context, letter }: { readonly context: MailContext; readonly letter: Letter }) {
  const { brand, theme, say, linkTo } = context;
  const style = mailStyle(theme);
  const { button, small } = letter;
  const text = (key: MailTextKey): string => say(key, { brand: brand.name, reference: blank('reference') });
  return (
    <MailFrame context={context} title={text(letter.subject)} preview={text(letter.preview)}>
      <Text className="text" style={style.text}>
        {blank('greeting')}
      </Text>
      {letter.paragraphs.map((part) => {
        const line = typeof part === 'string' ? text(part) : blank(part.value);
        return (
          <Text key={line} className="text" style={style.text}>
            <Unbroken text={line} />
          </Text>
        );
      })}
      {button && (
        <Button className="button" href={linkTo(button.path)} style={style.button}>
          <Unbroken text={text(button.text)} />
        </Button>
      )}
      {small && (
        <Text className="small" style={{ ...style.small, marginTop: 20 }}>
          <Unbroken text={small.map(text).join(' ')} />
        </Text>
      )}
    </MailFrame>
  );
}

/** A mail of a few paragraphs that answers a person, and that nobody can turn off. */
export const letterMail = (letter: Letter) =>
  ({
    audience: 'person',
    kind: 'answer',
    automatic: true,
    subject: ({ say }: MailContext) => say(letter.subject, { reference: blank('reference') }),
    body: (context: MailContext) => <LetterBody context={context} letter={letter} />,
  }) as const;
