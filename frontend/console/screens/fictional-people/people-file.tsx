import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { type PeoplePlan, placePeople, planPeople, readPeopleFiles } from '../../api/fictional-people';
import { ConsoleProblem, type Fault } from '../../api/problem';
import { fictionalPeople as texts } from '../../texts/fictional-people';
import { Button } from '../../ui/button';
import { useKeptText } from '../../ui/kept-text';
import { ReasonField } from '../../ui/reason-field';
import { TextArea } from '../../ui/text-area';
import { useAct } from '../../ui/use-act';
import { FileSources } from './file-sources';
import { PeoplePlanView, countsIn, isEmptyPlan } from './people-plan';

type Fate =
  | { readonly state: 'none' }
  | { readonly state: 'planned'; readonly plan: PeoplePlan; readonly isMoved: boolean }
  | { readonly state: 'refused'; readonly faults: readonly Fault[] }
  | { readonly state: 'placed'; readonly plan: PeoplePlan };

/** Looks at what a file of people would change, and places it for a reason. What is typed stays in this tab. */
export function PeopleFile({ slug }: { readonly slug: string }) {
  const queries = useQueryClient();
  const files = useQuery({ queryKey: ['fictional-people', slug, 'files'], queryFn: () => readPeopleFiles(slug) });
  const [yaml, keepYaml] = useKeptText(`people ${slug}`);
  const [reason, keepReason] = useKeptText(`people reason ${slug}`);
  const [fate, setFate] = useState<Fate>({ state: 'none' });
  const write = (text: string): void => {
    keepYaml(text);
    setFate({ state: 'none' });
  };
  const plan = async (isMoved = false): Promise<void> => {
    setFate({ state: 'none' });
    setFate(await fateOf(async () => ({ state: 'planned', plan: await planPeople(slug, yaml), isMoved })));
  };
  const place = async (seen: PeoplePlan): Promise<void> => {
    try {
      const done = await placePeople(slug, { yaml, state: seen.state, reason: reason.trim() });
      setFate({ state: 'placed', plan: done });
    } catch (error) {
      if (!(error instanceof ConsoleProblem) || error.code !== 'people_moved') throw error;
      return plan(true);
    }
    keepYaml('');
    keepReason('');
    await queries.invalidateQueries({ queryKey: ['fictional-people', slug] });
  };
  const { isBusy, fault, onSubmit } = useAct(() => (fate.state === 'planned' ? place(fate.plan) : plan()));
  const isPlacing = fate.state === 'planned' && !isEmptyPlan(fate.plan);
  return (
    <section className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <h2>{texts.file}</h2>
      <p className="max-w-prose">{texts.file_text}</p>
      <FileSources files={files} isEmpty={yaml.trim() === ''} onText={write} />
      <form onSubmit={onSubmit} className="grid grid-cols-[minmax(0,1fr)] gap-3">
        <TextArea
          label={texts.label}
          required
          rows={yaml === '' ? 3 : 14}
          spellCheck={false}
          autoCapitalize="none"
          className="w-full rounded-md border border-field bg-panel p-3 font-mono text-sm text-strong"
          value={yaml}
          onChange={(event) => {
            write(event.target.value);
          }}
        />
        <Outcome fate={fate} />
        {isPlacing && <ReasonField value={reason} onChange={keepReason} />}
        {fault !== undefined && (
          <p role="alert" className="text-danger">
            {fault}
          </p>
        )}
        <p className="flex flex-wrap gap-2">
          {isPlacing ? (
            <Button type="submit" look="main" disabled={isBusy}>
              {texts.place_it}
            </Button>
          ) : (
            <Button type="submit" disabled={isBusy || fate.state === 'planned'}>
              {texts.preview}
            </Button>
          )}
        </p>
      </form>
    </section>
  );
}

async function fateOf(plan: () => Promise<Fate>): Promise<Fate> {
  try {
    return await plan();
  } catch (error) {
    if (error instanceof ConsoleProblem && error.code === 'people_refused')
      return { state: 'refused', faults: error.faults };
    throw error;
  }
}

function Outcome({ fate }: { readonly fate: Fate }) {
  switch (fate.state) {
    case 'none':
      return null;
    case 'planned':
      return (
        <>
          {fate.isMoved && <p role="alert">{texts.moved}</p>}
          <PeoplePlanView plan={fate.plan} />
        </>
      );
    case 'placed':
      return (
        <p role="status" className="text-good">
          {countsIn(texts.placed, fate.plan)}
        </p>
      );
    case 'refused':
      return (
        <div role="alert" className="grid gap-2">
          <p className="text-danger">{texts.faults.replace('{count}', String(fate.faults.length))}</p>
          <ul className="grid gap-1">
            {fate.faults.map(({ path, code, message }) => (
              <li key={`${path} ${code} ${message}`} className="wrap-anywhere">
                <code>{path === '' ? texts.whole_file : path}</code>: {message}
              </li>
            ))}
          </ul>
        </div>
      );
  }
}
