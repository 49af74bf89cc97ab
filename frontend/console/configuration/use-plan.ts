import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useEffect, useMemo, useState } from 'react';
import { client } from '../api/client';
import { ConsoleProblem, type Fault, valueOf } from '../api/problem';
import { useBrand, useEdits } from './brand-context';
import { applyEdits, type Edits } from './edits';
import { type Json } from './values';

export interface Change {
  readonly path: string;
  readonly before: Json;
  readonly after: Json;
}

export interface Plan {
  readonly live: number | null;
  readonly changes: readonly Change[];
  readonly faults: readonly Fault[];
}

const PAUSE_MS = 400;

/** A value once it has stayed the same for a while. */
export function useSettled<T>(value: T): T {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = window.setTimeout(() => {
      setSettled(value);
    }, PAUSE_MS);
    return () => {
      window.clearTimeout(timer);
    };
  }, [value]);
  return settled;
}

/** The changes that unsaved edits would make, or their faults. The api is asked whenever typing pauses. */
export function usePlan() {
  const { tenant, layers, store, live } = useBrand();
  const { slug } = tenant;
  const edits = useEdits(store);
  const settled: Edits = useSettled(edits);
  const source = useMemo(() => applyEdits(layers.source, settled), [layers, settled]);
  const query = useQuery({
    queryKey: ['plan', slug, live, JSON.stringify(source)],
    queryFn: () => readPlan(slug, source),
    placeholderData: keepPreviousData,
    staleTime: Infinity,
  });
  return { plan: query.data, isCurrent: settled === edits && !query.isPlaceholderData && !query.isFetching, query };
}

async function readPlan(slug: string, source: Readonly<Record<string, Json>>): Promise<Plan> {
  try {
    const plan = await valueOf(
      client.POST('/api/staff/tenants/{slug}/plan', { params: { path: { slug } }, body: { source } }),
    );
    return { live: plan.live, changes: plan.changes as readonly Change[], faults: [] };
  } catch (error) {
    if (error instanceof ConsoleProblem && error.code === 'document_refused')
      return { live: null, changes: [], faults: error.faults };
    throw error;
  }
}
