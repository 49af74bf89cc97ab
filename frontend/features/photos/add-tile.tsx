import { type PhotosTexts } from './photos-texts';

interface Props {
  readonly texts: PhotosTexts;
  /** There is none yet: it has the room of many. */
  readonly isFirst: boolean;
  readonly onFiles: (files: readonly File[]) => void;
}

export function AddTile({ texts, isFirst, onFiles }: Props) {
  return (
    <li className={isFirst ? 'col-span-3 md:col-span-4' : ''}>
      <label
        className={`grid h-full cursor-pointer place-content-center justify-items-center gap-1 rounded-box border-2 border-dashed border-line p-2 text-center text-caption font-semibold text-text-strong has-focus-visible:outline-3 has-focus-visible:outline-offset-3 has-focus-visible:outline-focus hover:bg-surface-2 ${isFirst ? 'min-h-48' : 'aspect-[4/5]'}`}
      >
        <input
          id="photos-add"
          type="file"
          multiple
          accept={texts.accept}
          className="sr-only"
          onChange={({ currentTarget }) => {
            onFiles([...(currentTarget.files ?? [])]);
            // The same file can be chosen again.
            currentTarget.value = '';
          }}
        />
        <svg viewBox="0 0 24 24" className="size-8 stroke-current" strokeWidth="2" aria-hidden="true">
          <path d="M12 4v16M4 12h16" />
        </svg>
        {texts.add}
        {isFirst && <span className="max-w-[32ch] font-normal text-text-muted">{texts.addHint}</span>}
      </label>
    </li>
  );
}
