import { useEffect, useRef, useState } from 'react';
import { BUTTON, QUIET_BUTTON } from '../../../components/ui/button-link';
import { prepared } from '../../../lib/pictures/prepare';
import { type UploadFault } from '../../../lib/pictures/upload-picture';
import { type ChatPhoto, uploadChatPhoto } from './api/attachments';
import { type AttachmentTexts } from './attachment-texts';
import { type ChosenContent, rememberPhoto } from './chosen';

interface Props {
  readonly texts: AttachmentTexts;
  readonly upload: PhotoUpload;
  readonly onSend: (content: ChosenContent) => void;
}

type State =
  | { readonly name: 'empty' }
  | { readonly name: 'sending'; readonly file: File; readonly preview: string; readonly share: number }
  | { readonly name: 'failed'; readonly file: File; readonly preview: string; readonly fault: UploadFault }
  | { readonly name: 'ready'; readonly file: File; readonly preview: string; readonly photo: ChatPhoto };

/** For these it makes no sense to send the same file again. */
const MAY_HELP: ReadonlySet<string> = new Set([
  'photos_busy',
  'temporarily_unavailable',
  'limited',
  'unreachable',
  'failed',
]);

export interface PhotoUpload {
  readonly state: State;
  readonly start: (file: File) => Promise<void>;
  readonly stop: () => void;
}

/** Goes on for as long as the sheet is open, whatever is looked at meanwhile. */
export function useUpload(): PhotoUpload {
  const [state, setState] = useState<State>({ name: 'empty' });
  const sending = useRef<AbortController>(undefined);
  const shown = useRef('');
  useEffect(
    () => () => {
      sending.current?.abort();
      URL.revokeObjectURL(shown.current);
    },
    [],
  );
  const start = async (file: File): Promise<void> => {
    sending.current?.abort();
    const { signal } = (sending.current = new AbortController());
    URL.revokeObjectURL(shown.current);
    const preview = (shown.current = URL.createObjectURL(file));
    setState({ name: 'sending', file, preview, share: 0 });
    const uploaded = await uploadChatPhoto(await prepared(file), {
      signal,
      onProgress: (share) => {
        if (!signal.aborted) setState({ name: 'sending', file, preview, share });
      },
    });
    if (signal.aborted) return;
    if ('photo' in uploaded) rememberPhoto(uploaded.photo);
    setState(
      'photo' in uploaded
        ? { name: 'ready', file, preview, ...uploaded }
        : { name: 'failed', file, preview, ...uploaded },
    );
  };
  const stop = (): void => {
    sending.current?.abort();
    setState({ name: 'empty' });
  };
  return { state, start, stop };
}

export function PhotoPicker({ texts, upload: { state, start, stop }, onSend }: Props) {
  const field = useRef<HTMLInputElement>(null);
  const panel = useRef<HTMLDivElement>(null);
  const choose = (): void => field.current?.click();
  const { name } = state;
  useEffect(() => {
    // The button that was pressed may have gone with what it was for.
    if (document.activeElement === document.body) panel.current?.querySelector('button')?.focus();
  }, [name]);
  return (
    <div ref={panel}>
      <input
        ref={field}
        type="file"
        accept={texts.accept}
        aria-label={texts.choose}
        tabIndex={-1}
        className="sr-only"
        onChange={({ target }) => {
          const [file] = target.files ?? [];
          target.value = '';
          if (file) void start(file);
        }}
      />
      {state.name === 'empty' ? (
        <>
          <p className="text-caption text-text-muted">{texts.chooseHint}</p>
          <button type="button" className={`${BUTTON} mt-4 w-full`} onClick={choose}>
            {texts.choose}
          </button>
        </>
      ) : (
        <Chosen
          texts={texts}
          state={state}
          onChoose={choose}
          onRetry={() => void start(state.file)}
          onStop={stop}
          onSend={onSend}
        />
      )}
    </div>
  );
}

interface ChosenProps extends Omit<Props, 'upload'> {
  readonly state: Exclude<State, { name: 'empty' }>;
  readonly onChoose: () => void;
  readonly onRetry: () => void;
  readonly onStop: () => void;
}

function Chosen({ texts, state, onChoose, onRetry, onStop, onSend }: ChosenProps) {
  return (
    <div className="grid gap-3">
      <div className="grid h-56 place-items-center overflow-hidden rounded-box bg-surface-3">
        <img src={state.preview} alt={texts.photoOwn} className="max-h-56 max-w-full object-contain" />
      </div>
      <div aria-live="polite" className="min-h-6">
        {state.name === 'sending' && <Progress texts={texts} share={state.share} />}
        {state.name === 'ready' && <p className="text-caption">{texts.ready}</p>}
        {state.name === 'failed' && (
          <p className="text-caption font-semibold text-danger">
            {texts.faults[state.fault.why] ?? texts.faults['failed']}
          </p>
        )}
      </div>
      {state.name === 'ready' && (
        <button type="button" className={BUTTON} onClick={() => onSend({ kind: 'photo', photo: state.photo.id })}>
          {texts.sends.photo}
        </button>
      )}
      {state.name === 'failed' && MAY_HELP.has(state.fault.why) && (
        <button type="button" className={BUTTON} onClick={onRetry}>
          {texts.retry}
        </button>
      )}
      <button type="button" className={QUIET_BUTTON} onClick={state.name === 'sending' ? onStop : onChoose}>
        {state.name === 'sending' ? texts.cancel : texts.chooseOther}
      </button>
    </div>
  );
}

function Progress({ texts, share }: { readonly texts: AttachmentTexts; readonly share: number }) {
  const percent = new Intl.NumberFormat(texts.locale, { style: 'percent' }).format(share);
  return (
    <>
      <p className="text-caption font-semibold text-text-strong tabular-nums">{share < 1 ? percent : texts.making}</p>
      <progress
        aria-label={texts.photoOwn}
        max={1}
        value={share}
        className="mt-1 block h-1.5 w-full appearance-none overflow-hidden rounded-pill bg-surface-3 [&::-moz-progress-bar]:bg-primary [&::-webkit-progress-bar]:bg-surface-3 [&::-webkit-progress-value]:bg-primary"
      />
    </>
  );
}
