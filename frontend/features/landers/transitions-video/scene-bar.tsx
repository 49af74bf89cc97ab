'use client';

import { useRef } from 'react';
import { useScenes } from './use-scenes';

interface Props {
  readonly texts: {
    readonly play: string;
    readonly pause: string;
    readonly scenes: readonly string[];
  };
}

/** Shows the current scene, with a button for every scene and one for automatic playback. */
export function SceneBar({ texts }: Props) {
  const bar = useRef<HTMLDivElement>(null);
  const { current, playing, goTo, play, pause } = useScenes(bar, texts.scenes.length);
  return (
    <div ref={bar} className="dissolve-bar">
      <div className="frame flex flex-wrap items-center gap-3">
        <button
          type="button"
          className="flex min-h-12 shrink-0 items-center gap-2 rounded-pill border-2 border-line bg-surface-1 pr-5 pl-4 font-semibold text-text-strong"
          onClick={playing ? pause : play}
        >
          <svg viewBox="0 0 24 24" className="h-5 w-5 fill-current" aria-hidden="true">
            <path d={playing ? 'M7 5h4v14H7zM14 5h4v14h-4z' : 'M7 4l13 8-13 8z'} />
          </svg>
          {playing ? texts.pause : texts.play}
        </button>
        <div className="flex rounded-pill border-2 border-line bg-surface-1 px-1">
          {texts.scenes.map((name, scene) => (
            <button
              key={name}
              type="button"
              aria-label={name}
              aria-current={scene === current ? 'step' : undefined}
              className="group flex size-11 items-center justify-center"
              onClick={() => goTo(scene)}
            >
              <span className="block size-2.5 rounded-[50%] bg-line group-aria-[current]:size-4 group-aria-[current]:bg-primary" />
            </button>
          ))}
        </div>
      </div>
    </div>
  );
}
