import { ROUTES } from '../../site/routes';
import { QUIET_BUTTON } from '../ui/button-link';
import { PLACEHOLDER } from './placeholder';
import { type MessageTexts } from './message-texts';

interface Props {
  readonly texts: MessageTexts;
  readonly person: { readonly id: number; readonly name: string };
}

/** To the conversation with somebody. */
export function MessageLink({ texts, person }: Props) {
  return (
    <a
      href={`${ROUTES.members}/${person.id}/chat`}
      aria-label={texts.named.replace(PLACEHOLDER.name, person.name)}
      className={`${QUIET_BUTTON} bg-surface-1`}
    >
      {texts.message}
    </a>
  );
}
