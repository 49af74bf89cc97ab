import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { type ComposerTexts } from '../chats-texts';
import { EMOJI, type EmojiGroup } from './emoji';

interface Props {
  readonly texts: ComposerTexts;
  readonly onChoose: (sign: string) => void;
  readonly onClose: () => void;
}

const GROUPS = Object.keys(EMOJI) as EmojiGroup[];
const signsOf = (group: EmojiGroup): readonly string[] => EMOJI[group].split(' ');

const STEPS: Readonly<Record<string, (columns: number) => number>> = {
  ArrowRight: () => 1,
  ArrowLeft: () => -1,
  ArrowDown: (columns) => columns,
  ArrowUp: (columns) => -columns,
};

/** How many stand beside each other, as the browser has laid them out. */
function columnsOf(grid: HTMLElement): number {
  return getComputedStyle(grid).gridTemplateColumns.split(' ').length;
}

export function EmojiPicker({ texts, onChoose, onClose }: Props) {
  const [group, setGroup] = useState<EmojiGroup>('faces');
  const grid = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // On phones the keyboard would come up over it.
    if (window.matchMedia('(pointer: fine)').matches) grid.current?.querySelector('button')?.focus();
  }, []);
  const onKeyDown = (event: KeyboardEvent<HTMLElement>): void => {
    if (event.key === 'Escape') onClose();
    const list = event.currentTarget.parentElement;
    const step = STEPS[event.key];
    if (step === undefined || list === null) return;
    event.preventDefault();
    const all = [...list.querySelectorAll('button')];
    all[all.findIndex((one) => one === event.currentTarget) + step(columnsOf(list))]?.focus();
  };
  return (
    <div className="mx-auto mb-2 max-w-3xl rounded-box border border-hairline">
      <div role="tablist" aria-label={texts.emoji} className="grid grid-cols-6 border-b border-hairline">
        {GROUPS.map((name) => (
          <button
            key={name}
            type="button"
            role="tab"
            id={`emoji-${name}`}
            aria-selected={name === group}
            aria-controls="emoji-panel"
            aria-label={texts.emojiGroups[name]}
            tabIndex={name === group ? 0 : -1}
            className="grid min-h-11 grow place-items-center border-b-2 border-transparent text-lead aria-selected:border-primary"
            onFocus={() => {
              setGroup(name);
            }}
            onKeyDown={onKeyDown}
            onClick={() => {
              setGroup(name);
            }}
          >
            {signsOf(name)[0]}
          </button>
        ))}
      </div>
      <div
        ref={grid}
        id="emoji-panel"
        role="tabpanel"
        aria-labelledby={`emoji-${group}`}
        tabIndex={-1}
        className="grid max-h-48 grid-cols-[repeat(auto-fill,minmax(2.75rem,1fr))] overflow-y-auto overscroll-contain p-1 outline-none"
      >
        {signsOf(group).map((sign, at) => (
          <button
            key={sign}
            type="button"
            tabIndex={at === 0 ? 0 : -1}
            className="grid min-h-11 place-items-center rounded-control text-[1.5rem] leading-none hover:bg-surface-2"
            onKeyDown={onKeyDown}
            onClick={() => {
              onChoose(sign);
            }}
          >
            {sign}
          </button>
        ))}
      </div>
    </div>
  );
}
