import { type Progress } from '../saving/profile-saver';
import { type SavingTexts } from '../texts';

interface Props {
  readonly texts: SavingTexts;
  readonly progress: Progress | undefined;
}

/** Says beside a field that it is saved; its place is there before. */
export function SaveState({ texts, progress }: Props) {
  return (
    <span className="ml-auto flex min-h-[1.6em] shrink-0 items-center text-caption">
      {progress?.name === 'saving' && (
        <span className="text-text-muted transition-opacity delay-300 duration-0 starting:opacity-0" aria-hidden="true">
          {texts.saving}
        </span>
      )}
      <span role="status" className="flex items-center gap-1.5 font-semibold text-text-strong">
        {progress?.name === 'saved' && (
          <>
            <svg viewBox="0 0 16 16" className="size-4 stroke-success" fill="none" strokeWidth="2.5" aria-hidden="true">
              <path d="M2.5 8.5l4 4 7-9" />
            </svg>
            {texts.saved}
          </>
        )}
      </span>
    </span>
  );
}
