'use client';

import { type SyntheticEvent, useEffect, useRef, useState } from 'react';
import { BUTTON, QUIET_BUTTON } from '../../../components/ui/button-link';
import { useMember } from '../../../lib/member';
import { ROUTES } from '../../../site/routes';
import { type Filters, queryOf, settled } from '../search/filters';
import { Filter } from '../search/filter-form';
import { type FinderTexts } from './finder-texts';
import { keepDraft, keptDraft } from './kept-draft';
import { STEP } from './step-holes';
import { type Step, stepsOf } from './steps';
import { useStep } from './use-step';

interface Props {
  readonly texts: FinderTexts;
}

export function MatchFinder({ texts }: Props) {
  const member = useMember();
  if (!member) return <div className="min-h-[24rem] rounded-box bg-surface-2 motion-safe:animate-pulse" />;
  return <Questions key={member.profile.id} texts={texts} member={member.profile.id} />;
}

function Questions({ texts, member }: Props & { readonly member: number }) {
  const offer = { ...texts.offered, isMember: true };
  const steps = stepsOf(offer, texts.filter.countries.length);
  const last = Math.max(0, steps.length - 1);
  const [filters, setFilters] = useState<Filters>(() => keptDraft(member));
  const { step: at, moves, goOn } = useStep(last);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (moves > 0) heading.current?.focus();
  }, [moves]);

  const change = (next: Filters): void => {
    keepDraft(member, next);
    setFilters(next);
  };
  const submit = (event: SyntheticEvent): void => {
    event.preventDefault();
    if (at < last) goOn();
    // An address without anything would bring back the search before.
    else window.location.assign(`${ROUTES.members}${queryOf(settled(filters)) || '?sort=activity'}`);
  };
  const step = steps[at];

  return (
    <form noValidate onSubmit={submit} className="flex min-h-[min(30rem,calc(100svh-14rem))] grow flex-col">
      <p className="mb-2 text-caption text-text-muted">
        {texts.progress.replace(STEP.steps, String(steps.length)).replace(STEP.step, String(at + 1))}
      </p>
      <p className="mb-8 flex gap-1.5" aria-hidden="true">
        {steps.map(({ fields: [first] }, other) => (
          <span key={first} className={`h-1.5 flex-1 rounded-pill ${other <= at ? 'bg-primary' : 'bg-surface-3'}`} />
        ))}
      </p>
      <h2 ref={heading} tabIndex={-1} className="mb-3 text-heading outline-none">
        {step && titleOf(step, texts)}
      </h2>
      <p className="mb-6 max-w-[44ch]">{texts.hint}</p>
      <div className="mb-8 grid gap-5">
        {step?.fields.map((name) => (
          <Filter
            key={name}
            prefix="finder"
            texts={texts.filter}
            offer={offer}
            filters={filters}
            onChange={change}
            name={name}
            isTitled
          />
        ))}
      </div>
      <div className="mt-auto flex flex-wrap-reverse gap-3">
        {at > 0 && (
          <button
            type="button"
            className={QUIET_BUTTON}
            onClick={() => {
              window.history.back();
            }}
          >
            {texts.back}
          </button>
        )}
        <button type="submit" className={`${BUTTON} grow`}>
          {at < last ? texts.next : texts.finish}
        </button>
      </div>
    </form>
  );
}

function titleOf({ name, fields: [first] }: Step, { titles, filter }: FinderTexts): string {
  if (name !== 'trait') return titles[name];
  return filter.traits[first as keyof typeof filter.traits]?.label ?? '';
}
