import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { client } from '../../api/client';
import { valueOf } from '../../api/problem';
import { useBrand } from '../../configuration/brand-context';
import { useSelf } from '../../frame/self-context';
import { visualDiff as texts } from '../../texts/visual-diff';
import { Answer } from '../../ui/answer';
import { Button } from '../../ui/button';
import { problemText } from '../../ui/problem-text';
import { timeText } from '../../ui/times';
import { ShotGrid } from './shot-grid';
import { isUnderWay, type VisualDiff as Diff, visualDiffQuery } from './visual-diff-query';

/** Six pages in two widths, light and dark. */
const ALL = 24;

interface Props {
  readonly revision: number;
  readonly against: number;
}

/** Compares the public pages of two revisions as pictures that a worker makes. */
export function VisualDiff({ revision, against }: Props) {
  const { slug } = useBrand().tenant;
  const { permissions } = useSelf();
  const queries = useQueryClient();
  const query = useQuery(visualDiffQuery(slug, revision, against));
  const [fault, setFault] = useState<string>();
  const make = async (): Promise<void> => {
    setFault(undefined);
    try {
      await valueOf(
        client.POST('/api/staff/tenants/{slug}/revisions/{revision}/visual-diffs', {
          params: { path: { slug, revision } },
          body: { against },
        }),
      );
    } catch (error) {
      setFault(problemText(error));
    }
    await queries.invalidateQueries({ queryKey: ['visual-diff', slug] });
  };
  return (
    <section aria-label={texts.title} className="grid gap-3">
      <h2>{texts.title}</h2>
      <Answer query={query}>
        {({ is_offered: isOffered, diff }) => (
          <>
            <p className="max-w-prose text-quiet">{isOffered ? texts.text : texts.off}</p>
            {diff && <Standing diff={diff} />}
            {isOffered && !isUnderWay(diff) && permissions.includes('tenant.write') && (
              <p>
                <Button onClick={() => void make()}>
                  {diff?.status === 'done' ? texts.again : texts.make.replace('{against}', String(against))}
                </Button>
              </p>
            )}
            {fault !== undefined && (
              <p role="alert" className="text-danger">
                {fault}
              </p>
            )}
            {diff?.status === 'done' && <ShotGrid key={diff.id} slug={slug} diff={diff} />}
          </>
        )}
      </Answer>
    </section>
  );
}

function Standing({ diff }: { readonly diff: Diff }) {
  const { status, failure, shots, against, done_at: doneAt } = diff;
  if (status === 'failed')
    return (
      <p role="alert" className="text-danger">
        {texts.failures[failure ?? 'interrupted']}
      </p>
    );
  if (status === 'done')
    return (
      <p role="status">
        {texts.made
          .replace('{time}', timeText(doneAt ?? diff.created_at))
          .replace('{count}', String(shots.filter(({ changed }) => changed > 0).length))
          .replace('{all}', String(shots.length))
          .replace('{against}', String(against))}
      </p>
    );
  const count = texts.running.replace('{count}', String(shots.length)).replace('{all}', String(ALL));
  return (
    <div className="flex flex-wrap items-center gap-3">
      <progress
        aria-label={texts.title}
        max={ALL}
        value={shots.length}
        className="h-2 w-40 appearance-none overflow-hidden rounded-full bg-line [&::-moz-progress-bar]:bg-accent [&::-webkit-progress-bar]:bg-line [&::-webkit-progress-value]:bg-accent"
      />
      <span role="status">{status === 'waiting' ? texts.waiting : count}</span>
    </div>
  );
}
