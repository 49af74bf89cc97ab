'use client';

import { type ReactNode, useEffect, useRef, useState } from 'react';
import { ActionBar } from '../../../components/ui/action-bar';
import { BUTTON, QUIET_BUTTON } from '../../../components/ui/button-link';
import { useApi } from '../../../lib/api/use-api';
import { useMember } from '../../../lib/member';
import { type MatchesTexts } from './matches-texts';
import { STEP_HOLE } from './step-hole';

type Step = 'photo' | 'prompt' | 'people';

interface Props {
  readonly texts: MatchesTexts;
  /** Where photos are added. */
  readonly photo: ReactNode;
  /** Where a question is answered; null where the brand asks none. */
  readonly prompt: ReactNode;
  /** Whom one could write to. */
  readonly people: ReactNode;
}

/**
 * What makes a first message easy, one thing at a time, each to be skipped. It begins with what the profile lacks: on
 * another device it goes on from there.
 */
export function FirstSteps({ texts, photo, prompt, people }: Props) {
  const member = useMember();
  const { data: profile, isError, refetch } = useApi('/api/profile');
  const [passed, setPassed] = useState<readonly Step[]>([]);
  const [shown, setShown] = useState<Step>();
  const heading = useRef<HTMLHeadingElement>(null);
  const steps: readonly Step[] = prompt === null ? ['photo', 'people'] : ['photo', 'prompt', 'people'];
  const done: Readonly<Record<Step, boolean>> = {
    photo: profile?.completeness.missing.includes('photo') === false,
    prompt: (profile?.prompts.length ?? 0) > 0,
    people: false,
  };
  const isKnown = profile !== undefined || isError || member === null;
  const open = steps.find((step) => !done[step] && !passed.includes(step)) ?? 'people';
  // A step that has just been done stays until its reader goes on.
  const step = shown ?? (member === null || isError ? 'people' : open);
  if (isKnown && shown === undefined) setShown(step);
  // What changes the member, such as a photo, changes the profile.
  useEffect(() => {
    if (member) void refetch();
  }, [member, refetch]);
  useEffect(() => {
    if (passed.length > 0) heading.current?.focus();
  }, [passed]);
  if (!isKnown) return <div className="min-h-96" aria-hidden="true" />;
  if (step === 'people')
    return (
      <>
        <h1 ref={heading} tabIndex={-1} className="text-heading outline-none">
          {texts.title}
        </h1>
        {people}
      </>
    );
  const goOn = (): void => {
    const next = [...passed, step];
    setPassed(next);
    setShown(steps.find((one) => !done[one] && !next.includes(one)) ?? 'people');
  };
  const at = String(steps.indexOf(step) + 1);
  return (
    <section aria-labelledby="first-step" className="mx-auto max-w-[36rem]">
      <p className="text-caption text-text-muted">
        {texts.progress.replace(STEP_HOLE.step, at).replace(STEP_HOLE.steps, String(steps.length))}
      </p>
      <h1 id="first-step" ref={heading} tabIndex={-1} className="mt-1 text-heading outline-none">
        {texts.steps[step].title}
      </h1>
      <p className="mt-2 mb-6">{texts.steps[step].text}</p>
      {step === 'photo' ? photo : prompt}
      <ActionBar place="page" className="mt-8">
        <button type="button" className={`${done[step] ? BUTTON : QUIET_BUTTON} grow`} onClick={goOn}>
          {done[step] ? texts.goOn : texts.skip}
        </button>
      </ActionBar>
    </section>
  );
}
