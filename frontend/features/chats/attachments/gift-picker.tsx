import { useState } from 'react';
import { type Gift, GIFT_IDS, GiftArt } from '../../../components/art/gifts/gift-art';
import { BUTTON } from '../../../components/ui/button-link';
import { type AttachmentTexts } from './attachment-texts';
import { type ChosenContent } from './chosen';

interface Props {
  readonly texts: AttachmentTexts;
  readonly onSend: (content: ChosenContent) => void;
}

export function GiftPicker({ texts, onSend }: Props) {
  const [gift, setGift] = useState<Gift>();
  return (
    <>
      <p className="text-caption text-text-muted">{texts.giftHint}</p>
      <ul className="-m-1 mt-2 grid max-h-[calc(min(90dvh,44rem)-19rem)] min-h-56 grid-cols-3 gap-2 overflow-y-auto overscroll-contain p-1 sm:grid-cols-4">
        {GIFT_IDS.map((one) => (
          <li key={one}>
            <button
              type="button"
              aria-pressed={one === gift}
              className="grid size-full content-start justify-items-center gap-1 rounded-box border border-line px-0.5 py-2 text-text-strong hover:bg-surface-2 aria-pressed:border-primary aria-pressed:bg-surface-2 aria-pressed:outline-2 aria-pressed:outline-primary"
              onClick={() => {
                setGift(one);
              }}
            >
              <GiftArt gift={one} className="block size-14" />
              <span className="text-center text-[0.75rem] leading-4 font-semibold wrap-anywhere">
                {texts.gifts[one]}
              </span>
            </button>
          </li>
        ))}
      </ul>
      <button
        type="button"
        aria-disabled={gift === undefined}
        className={`${BUTTON} mt-4 w-full`}
        onClick={() => {
          if (gift !== undefined) onSend({ kind: 'gift', gift });
        }}
      >
        {texts.sends.gift}
      </button>
    </>
  );
}
