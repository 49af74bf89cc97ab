import { type KeyboardEvent, useId, useRef, useState } from 'react';
import { QUIET_BUTTON } from '../../../components/ui/button-link';
import { Sheet } from '../../../components/ui/sheet';
import { QueryProvider } from '../../../lib/api/query-provider';
import { type AttachmentTexts, type KINDS } from './attachment-texts';
import { type ChosenContent } from './chosen';
import { GifPicker } from './gif-picker';
import { GiftPicker } from './gift-picker';
import { PhotoPicker, useUpload } from './photo-picker';

type Kind = (typeof KINDS)[number];

interface Props {
  readonly texts: AttachmentTexts;
  readonly onSend: (content: ChosenContent) => void;
  readonly onClose: () => void;
}

/** Photo, gift or GIF: chosen, its price seen, then sent. */
export function AttachmentSheet({ texts, onSend, onClose }: Props) {
  const [kind, setKind] = useState<Kind>(texts.offered[0] ?? 'gif');
  const id = useId();
  const tabs = useRef<HTMLDivElement>(null);
  const upload = useUpload();
  const send = (content: ChosenContent): void => {
    onSend(content);
    onClose();
  };
  const turn = (event: KeyboardEvent): void => {
    const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
    if (step === undefined) return;
    event.preventDefault();
    const { offered } = texts;
    const at = (offered.indexOf(kind) + step + offered.length) % offered.length;
    setKind(offered[at] ?? kind);
    tabs.current?.querySelectorAll('button')[at]?.focus();
  };
  return (
    <Sheet labelledBy={`${id}-title`} onClose={onClose}>
      <h2 id={`${id}-title`} className="text-title">
        {texts.title}
      </h2>
      <div ref={tabs} role="tablist" aria-labelledby={`${id}-title`} className="mt-3 flex flex-wrap gap-2">
        {texts.offered.map((one) => (
          <button
            key={one}
            type="button"
            role="tab"
            id={`${id}-${one}`}
            aria-selected={one === kind}
            aria-controls={`${id}-panel`}
            tabIndex={one === kind ? 0 : -1}
            className="min-h-11 grow rounded-pill border border-line px-3 font-semibold text-text-strong aria-selected:border-primary aria-selected:bg-primary aria-selected:text-on-primary"
            onKeyDown={turn}
            onClick={() => {
              setKind(one);
            }}
          >
            {texts.kinds[one]}
          </button>
        ))}
      </div>
      <div role="tabpanel" id={`${id}-panel`} aria-labelledby={`${id}-${kind}`} className="mt-4 min-h-80">
        <QueryProvider>
          {kind === 'photo' && <PhotoPicker texts={texts} upload={upload} onSend={send} />}
          {kind === 'gift' && <GiftPicker texts={texts} onSend={send} />}
          {kind === 'gif' && <GifPicker texts={texts} onSend={send} />}
        </QueryProvider>
      </div>
      <button type="button" className={`${QUIET_BUTTON} mt-3 w-full`} onClick={onClose}>
        {texts.close}
      </button>
    </Sheet>
  );
}
