import { type RefObject, useEffect, useRef, useState } from 'react';
import { ease, placeAt, scrollFor, type Track } from './place';

const MOVE_MS = 1100;
const REST_MS = 3600;
/** The media query under which the style sheet shows one scene at a time. */
const ONE_AT_A_TIME = '(prefers-reduced-motion: no-preference) and (height >= 42rem)';

/** Ties the scenes to the page's scrolling, and moves the page where a button, key or tap asks for it. */
export function useScenes(bar: RefObject<HTMLElement | null>, scenes: number) {
  const [current, setCurrent] = useState(0);
  const [playing, setPlaying] = useState(false);
  const moving = useRef(0);

  const track = (): Track | undefined => {
    const section = bar.current?.closest<HTMLElement>('.dissolve');
    if (section == null) return undefined;
    const top = section.getBoundingClientRect().top + window.scrollY;
    return { top, height: section.offsetHeight, view: window.innerHeight, scenes };
  };
  const goTo = (scene: number) => {
    const here = track();
    if (here === undefined) return;
    const from = window.scrollY;
    const way = scrollFor(scene, here) - from;
    const start = performance.now();
    const step = (now: number) => {
      window.scrollTo({ top: from + way * ease((now - start) / MOVE_MS), behavior: 'instant' });
      if (now - start < MOVE_MS) moving.current = requestAnimationFrame(step);
    };
    cancelAnimationFrame(moving.current);
    moving.current = requestAnimationFrame(step);
  };

  const stage = useRef({ goTo, track, current });
  useEffect(() => {
    stage.current = { goTo, track, current };
  });

  useEffect(() => {
    const root = bar.current?.closest<HTMLElement>('.dissolve-stage');
    if (root == null || !window.matchMedia(ONE_AT_A_TIME).matches) return;
    const leaving = new AbortController();
    const { signal } = leaving;
    const follow = () => {
      const here = stage.current.track();
      if (here === undefined) return;
      const place = placeAt(window.scrollY, here);
      root.style.setProperty('--place', place.toFixed(4));
      setCurrent(Math.round(place));
    };
    const takeOver = () => {
      cancelAnimationFrame(moving.current);
      setPlaying(false);
    };
    window.addEventListener('scroll', follow, { passive: true, signal });
    window.addEventListener('resize', follow, { signal });
    window.addEventListener('wheel', takeOver, { passive: true, signal });
    window.addEventListener('touchmove', takeOver, { passive: true, signal });
    window.addEventListener(
      'keydown',
      (event) => {
        const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
        if (step === undefined || event.altKey || event.ctrlKey || event.metaKey) return takeOver();
        setPlaying(false);
        stage.current.goTo(stage.current.current + step);
      },
      { signal },
    );
    root.addEventListener(
      'click',
      (event) => {
        if ((event.target as Element).closest('a, button') !== null) return;
        setPlaying(false);
        stage.current.goTo(stage.current.current + 1);
      },
      { signal },
    );
    // An element in a hidden scene comes into view when it gets the keyboard focus.
    root.addEventListener(
      'focusin',
      (event) => {
        const scene = (event.target as Element).closest<HTMLElement>('.dissolve-scene');
        const at = scene === null ? -1 : [...root.querySelectorAll('.dissolve-scene')].indexOf(scene);
        if (at >= 0 && at !== stage.current.current) stage.current.goTo(at);
      },
      { signal },
    );
    follow();
    return () => {
      leaving.abort();
      cancelAnimationFrame(moving.current);
    };
  }, [bar]);

  useEffect(() => {
    const all = bar.current?.closest('.dissolve-stage')?.querySelectorAll('.dissolve-scene') ?? [];
    all.forEach((scene, i) => scene.toggleAttribute('data-current', i === current));
  }, [bar, current]);

  useEffect(() => {
    if (!playing) return;
    const timer = setTimeout(
      () => {
        if (current === scenes - 1) setPlaying(false);
        else stage.current.goTo(current + 1);
      },
      current === 0 ? 400 : REST_MS,
    );
    return () => {
      clearTimeout(timer);
    };
  }, [playing, current, scenes]);

  return {
    current,
    playing,
    goTo: (scene: number) => {
      setPlaying(false);
      goTo(scene);
    },
    play: () => {
      if (current === scenes - 1) goTo(0);
      setPlaying(true);
    },
    pause: () => {
      cancelAnimationFrame(moving.current);
      setPlaying(false);
    },
  };
}
