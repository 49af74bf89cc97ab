'use client';

import { useEffect, useRef, useState } from 'react';

interface Props {
  readonly texts: {
    readonly play: string;
    readonly pause: string;
    readonly again: string;
    /** One for each shot. */
    readonly shots: readonly string[];
  };
}

const SHOT_MS = 4000;
const SIGNS = {
  playing: 'M7 5h4v14H7zM14 5h4v14h-4z',
  paused: 'M7 4l13 8-13 8z',
  ended: 'M12 5V1L6 6l6 5V7a5 5 0 1 1-5 5H5a7 7 0 1 0 7-7z',
} as const;
type State = keyof typeof SIGNS;

/** Play, pause and go to a shot. The clip itself is CSS and runs before this is here; pausing stops all that moves in it. */
export function ClipPlayer({ texts }: Props) {
  const bar = useRef<HTMLDivElement>(null);
  const [state, setState] = useState<State>('playing');
  const clip = () => bar.current?.closest('.clip') ?? undefined;
  const moving = () => clip()?.getAnimations({ subtree: true }) ?? [];
  const story = () => moving().filter((part) => part instanceof CSSAnimation && part.animationName.startsWith('clip-'));

  useEffect(() => {
    const root = bar.current?.closest('.clip');
    const end = (event: Event) => {
      if (event instanceof AnimationEvent && event.animationName === 'clip-last') setState('ended');
    };
    root?.addEventListener('animationend', end);
    return () => {
      root?.removeEventListener('animationend', end);
    };
  }, []);

  const goTo = (shot: number) => {
    for (const part of moving()) part.play();
    for (const part of story()) {
      part.currentTime = shot * SHOT_MS;
      part.play();
    }
    setState('playing');
  };
  const press = () => {
    if (state === 'ended') return goTo(0);
    for (const part of moving()) {
      if (state === 'playing') part.pause();
      else if (part.playState === 'paused') part.play();
    }
    setState(state === 'playing' ? 'paused' : 'playing');
  };
  const label = { playing: texts.pause, paused: texts.play, ended: texts.again }[state];

  return (
    <div ref={bar} className="clip-controls flex-wrap items-center gap-4">
      <button
        type="button"
        className="flex min-h-12 items-center gap-2 rounded-pill border-2 border-line bg-surface-1 pr-5 pl-4 font-semibold text-text-strong"
        onClick={press}
      >
        <svg viewBox="0 0 24 24" className="h-5 w-5 fill-current" aria-hidden="true">
          <path d={SIGNS[state]} />
        </svg>
        {label}
      </button>
      <div className="flex flex-1 gap-1.5">
        {texts.shots.map((name, shot) => (
          <button
            key={name}
            type="button"
            aria-label={name}
            className="flex h-12 min-w-6 flex-1 items-center"
            onClick={() => goTo(shot)}
          >
            <span className="block h-1.5 w-full overflow-hidden rounded-pill bg-surface-3">
              <span
                className="clip-fill block h-full rounded-pill bg-primary"
                style={{ '--shot': shot } as Record<string, number>}
              />
            </span>
          </button>
        ))}
      </div>
    </div>
  );
}
