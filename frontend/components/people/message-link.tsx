import { ROUTES } from '../../site/routes';
import { QUIET_BUTTON } from '../ui/button-link';
import { HOLE } from './hole';
import { type MessageTexts } from './message-texts';

interface Props {
  readonly texts: MessageTexts;
  readonly person: { readonly id: number; readonly name: string };
  /** Has a line of its own. */
  readonly isWide?: boolean;
}

/** To the conversation with somebody; where there is little room beside a like, by a sign alone. */
export function MessageLink({ texts, person, isWide = false }: Props) {
  return (
    <a
      href={`${ROUTES.members}/${person.id}/chat`}
      aria-label={texts.named.replace(HOLE.name, person.name)}
      className={`${QUIET_BUTTON} shrink-0 bg-surface-1 ${isWide ? '' : 'max-sm:w-14 max-sm:!px-0'}`}
    >
      <svg
        viewBox="0 0 24 24"
        className={`size-6 fill-none stroke-current ${isWide ? 'hidden' : 'sm:hidden'}`}
        strokeWidth="1.75"
        strokeLinecap="round"
        strokeLinejoin="round"
        aria-hidden="true"
      >
        <path d="M4 5h16v11.500h-8.500L7 20v-3.500H4Z" />
      </svg>
      <span className={isWide ? '' : 'max-sm:hidden'}>{texts.message}</span>
    </a>
  );
}
