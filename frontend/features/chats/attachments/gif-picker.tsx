import { useState } from 'react';
import { BUTTON, QUIET_BUTTON } from '../../../components/ui/button-link';
import { INPUT } from '../../../components/ui/form-field';
import { type Gif } from './api/attachments';
import { type AttachmentTexts, gifName, WHAT } from './attachment-texts';
import { type ChosenContent, rememberGif } from './chosen';
import { GifPicture } from './gif-picture';
import { type GifsState, useGifs } from './use-gifs';

interface Props {
  readonly texts: AttachmentTexts;
  readonly onSend: (content: ChosenContent) => void;
}

const PROVIDERS = { giphy: 'GIPHY' } as const;
const BONES = Array.from({ length: 6 }, (_, at) => at);

export function GifPicker({ texts, onSend }: Props) {
  const [query, setQuery] = useState('');
  const [chosen, setChosen] = useState<Gif>();
  const { state, more, refetch } = useGifs(query.trim());
  const provider = state.name === 'shown' ? state.pages.at(-1)?.provider : undefined;
  return (
    <>
      <input
        type="search"
        value={query}
        maxLength={50}
        aria-label={texts.gifSearch}
        placeholder={texts.gifSearch}
        className={INPUT}
        onChange={({ target }) => {
          setQuery(target.value);
          setChosen(undefined);
        }}
      />
      <div className="-mx-1 mt-2 h-[calc(min(90dvh,44rem)-22rem)] min-h-56 overflow-y-auto overscroll-contain p-1">
        {state.name !== 'failed' && <Gifs texts={texts} state={state} chosen={chosen} onChoose={setChosen} />}
        <Status texts={texts} state={state} />
        {state.name === 'failed' && (
          <button type="button" className={`${QUIET_BUTTON} mt-3`} onClick={() => void refetch()}>
            {texts.retry}
          </button>
        )}
        {state.name === 'shown' && state.next !== null && (
          <button
            type="button"
            aria-disabled={state.more === 'loading'}
            className={`${QUIET_BUTTON} mt-3 w-full`}
            onClick={more}
          >
            {texts.gifMore}
          </button>
        )}
        {provider && (
          <p className="mt-3 text-caption text-text-muted">{texts.gifBy.replace(WHAT, PROVIDERS[provider])}</p>
        )}
      </div>
      <button
        type="button"
        aria-disabled={chosen === undefined}
        className={`${BUTTON} mt-4 w-full`}
        onClick={() => {
          if (chosen === undefined) return;
          rememberGif(chosen);
          onSend({ kind: 'gif', gif: chosen.id });
        }}
      >
        {texts.sends.gif}
      </button>
    </>
  );
}

function Status({ texts, state }: { readonly texts: AttachmentTexts; readonly state: GifsState }) {
  const isFailed = state.name === 'failed' || (state.name === 'shown' && state.more === 'failed');
  return (
    <div role="status" className="text-caption">
      {state.name === 'loading' && <p className="sr-only">{texts.gifLoading}</p>}
      {state.name === 'shown' && state.pages.every(({ gifs }) => gifs.length === 0) && <p>{texts.gifNone}</p>}
      {isFailed && <p className="mt-3 font-semibold text-danger">{texts.gifFailed}</p>}
    </div>
  );
}

interface GifsProps {
  readonly texts: AttachmentTexts;
  readonly state: Exclude<GifsState, { name: 'failed' }>;
  readonly chosen: Gif | undefined;
  readonly onChoose: (gif: Gif) => void;
}

function Gifs({ texts, state, chosen, onChoose }: GifsProps) {
  if (state.name === 'loading')
    return (
      <div className="grid grid-cols-2 gap-2" aria-hidden="true">
        {BONES.map((at) => (
          <span key={at} className="aspect-[4/3] rounded-box bg-surface-3 motion-safe:animate-pulse" />
        ))}
      </div>
    );
  return (
    <ul className="grid grid-cols-2 gap-2">
      {state.pages
        .flatMap(({ gifs }) => gifs)
        .map((gif) => (
          <li key={gif.id}>
            <button
              type="button"
              aria-pressed={gif.id === chosen?.id}
              className="block w-full overflow-hidden rounded-box outline-offset-2 aria-pressed:outline-3 aria-pressed:outline-primary"
              onClick={() => {
                onChoose(gif);
              }}
            >
              <GifPicture gif={gif} alt={gifName(gif, texts)} className="w-full" />
            </button>
          </li>
        ))}
    </ul>
  );
}
