import { useRef, useState } from 'react';
import { GiftArt } from '../../../components/art/gifts/gift-art';
import { PLACEHOLDER } from '../../../components/people/placeholder';
import { type ChatPhoto, type ClearPhoto, openPhoto } from './api/attachments';
import { type AttachmentTexts, gifName, WHAT } from './attachment-texts';
import { focusHistory } from '../talk/history';
import { type Shown } from './chosen';
import { GifPicture } from './gif-picture';

interface Props {
  readonly texts: AttachmentTexts;
  readonly shown: Shown;
  readonly own: boolean;
  /** The other one's. */
  readonly name: string;
}

/** Renders the attachment of a message, at its final size from the start. */
export function AttachmentView({ texts, shown: { photo, gift, gif }, own, name }: Props) {
  if (photo !== null)
    return (
      <Photo texts={texts} photo={photo} alt={own ? texts.photoOwn : texts.photoFrom.replace(PLACEHOLDER.name, name)} />
    );
  if (gift !== null)
    return (
      <figure className="grid w-36 justify-items-center gap-2 rounded-box bg-surface-2 p-3 text-text-strong">
        <GiftArt gift={gift} className="block size-24" />
        <figcaption className="text-center text-caption font-semibold">
          {texts.giftIs.replace(WHAT, texts.gifts[gift])}
        </figcaption>
      </figure>
    );
  if (gif !== null)
    return (
      <GifPicture
        gif={gif}
        alt={texts.gifIs.replace(WHAT, gifName(gif, texts))}
        className="block w-60 max-w-full rounded-box"
      />
    );
  return null;
}

interface PhotoProps {
  readonly texts: AttachmentTexts;
  readonly photo: ChatPhoto;
  readonly alt: string;
}

/** Photos that were tapped stay clear for as long as the page is open, even after they were scrolled out of view. */
const opened = new Map<number, ClearPhoto>();

/** The API blurs a photo from the other person until it is tapped. */
function Photo({ texts, photo, alt }: PhotoProps) {
  const [clear, setClear] = useState<ClearPhoto | null>(photo.clear ?? opened.get(photo.id) ?? null);
  const [state, setState] = useState<'idle' | 'opening' | 'failed' | 'gone'>('idle');
  const button = useRef<HTMLButtonElement>(null);
  const open = async (): Promise<void> => {
    if (state === 'opening') return;
    setState('opening');
    const answer = await openPhoto(photo.id);
    if (answer.state === 'done') {
      opened.set(photo.id, answer.value);
      // It goes with what covered the picture.
      if (document.activeElement === button.current) focusHistory();
      setClear(answer.value);
    }
    setState(
      answer.state === 'done'
        ? 'idle'
        : answer.state === 'failed' && answer.code === 'photo_not_found'
          ? 'gone'
          : 'failed',
    );
  };
  const frame = { aspectRatio: `${photo.width} / ${photo.height}` };
  const shape = 'relative block w-[min(16rem,60vw)] max-h-96 overflow-hidden rounded-box bg-surface-3';
  if (clear !== null)
    return (
      <picture className={shape} style={frame}>
        <source type="image/avif" srcSet={clear.avif} sizes="16rem" />
        <source type="image/webp" srcSet={clear.webp} sizes="16rem" />
        <img
          src={clear.path}
          alt={alt}
          width={photo.width}
          height={photo.height}
          decoding="async"
          className="absolute inset-0 size-full object-cover"
        />
      </picture>
    );
  const words = { idle: texts.photoShow, opening: texts.photoShow, failed: texts.photoFailed, gone: texts.photoGone }[
    state
  ];
  return (
    <button
      ref={button}
      type="button"
      aria-label={`${alt}. ${words}`}
      aria-disabled={state === 'opening' || state === 'gone'}
      className={shape}
      style={frame}
      onClick={() => {
        if (state !== 'gone') void open();
      }}
    >
      <img
        src={photo.blurred}
        alt=""
        width={photo.width}
        height={photo.height}
        decoding="async"
        className="absolute inset-0 size-full object-cover"
      />
      <span className="absolute inset-0 grid place-items-center p-3">
        <span
          aria-live="polite"
          className="rounded-pill bg-surface-1 px-4 py-2 text-center text-caption font-semibold text-text-strong shadow-raised"
        >
          {words}
        </span>
      </span>
    </button>
  );
}
