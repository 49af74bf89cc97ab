import { errorTextOf } from '../../../components/settings/error-texts';
import { type ChatsTexts } from '../chats-texts';
import { backToList } from '../place';
import { type Talk } from '../state/talk';
import { TalkError } from './notices';
import { BackLink } from './talk-header';

interface Props {
  readonly texts: ChatsTexts;
  readonly talk: Talk;
  readonly onRetry: () => void;
}

/** A conversation that is on its way, or is not to be had. */
export function NotOpen({ texts, talk, onRetry }: Props) {
  const { talk: words } = texts;
  return (
    <>
      <header className="flex min-h-16 shrink-0 items-center gap-1 border-b border-hairline px-1 lg:px-4">
        <BackLink label={words.back} />
        {talk.name === 'loading' && (
          <span className="flex items-center gap-3 motion-safe:animate-pulse" aria-hidden="true">
            <span className="size-11 rounded-pill bg-surface-3" />
            <span className="h-4 w-32 rounded-control bg-surface-3" />
          </span>
        )}
      </header>
      {talk.name === 'loading' && (
        <>
          <Bones label={words.loading} />
          <ComposerRoom />
        </>
      )}
      {talk.name === 'absent' && (
        <TalkError
          title={words.absentTitle}
          text={words.absentText}
          action={{ text: words.back, onPress: backToList }}
        />
      )}
      {talk.name === 'failed' && (
        <TalkError
          title={words.failedTitle}
          text={
            talk.errorState.state === 'limited'
              ? errorTextOf(talk.errorState, texts.errorState)
              : texts.errorState.unreachable
          }
          action={{ text: words.retry, onPress: onRetry }}
        />
      )}
    </>
  );
}

/** As high as where one will write. */
function ComposerRoom() {
  return (
    <div className="shrink-0 border-t border-hairline pt-2 pb-[max(0.5rem,env(safe-area-inset-bottom))]">
      <div className="h-17.5" />
    </div>
  );
}

const BONES = ['w-40', 'w-56 self-end', 'w-64', 'w-32 self-end', 'w-48 self-end'];

function Bones({ label }: { readonly label: string }) {
  return (
    <div className="flex flex-1 flex-col justify-end gap-3 overflow-hidden p-4">
      <p role="status" className="sr-only">
        {label}
      </p>
      {BONES.map((shape, at) => (
        <span
          key={at}
          aria-hidden="true"
          className={`h-11 rounded-box bg-surface-3 motion-safe:animate-pulse ${shape}`}
        />
      ))}
    </div>
  );
}
