import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { createContext, type ReactNode, useContext, useMemo, useSyncExternalStore } from 'react';
import { type Self } from '../api/self';
import { useSelf } from '../frame/self-context';
import { Answer } from '../ui/answer';
import { layersQuery, type RevisionLayers, schemaQuery, tenantQuery } from './brand-queries';
import { applyEdits, editsAt, type Edits, wantedBy } from './edits';
import { mergeLayers } from './layers';
import { type FieldSchema } from './schema';
import { type JsonObject, isList, valueAt } from './values';
import { type WorkingCopyStore, workingCopyOf } from './working-copies';

export interface BrandState {
  readonly tenant: Self['tenants'][number];
  readonly schema: FieldSchema;
  /** The live revision, as of the last look. */
  readonly live: number | null;
  /** The revision that edits are made over: the live one, or the newest draft of a brand that is not live yet. Null before its first. */
  readonly current: number | null;
  /** The one that unsaved edits were made over: the current one, or the one that was current when they began. */
  readonly base: number | null;
  readonly layers: RevisionLayers;
  /** The layers below the brand, merged. */
  readonly below: JsonObject;
  readonly store: WorkingCopyStore;
  readonly locales: readonly string[];
  readonly mayWrite: boolean;
}

const BrandContext = createContext<BrandState | undefined>(undefined);

export function useBrand(): BrandState {
  const brand = useContext(BrandContext);
  if (!brand) throw new Error('no brand is open here');
  return brand;
}

const NONE: Edits = {};

export function useEdits(store: WorkingCopyStore): Edits {
  return useSyncExternalStore(store.subscribe, () => store.read()?.edits ?? NONE);
}

/** Those at one path. As text, so that a field is drawn anew for its own edits only. */
export function useEditsAt(store: WorkingCopyStore, path: string): Edits {
  const text = useSyncExternalStore(store.subscribe, () => JSON.stringify(editsAt(store.read()?.edits ?? NONE, path)));
  return useMemo(() => JSON.parse(text) as Edits, [text]);
}

interface Props {
  readonly tenant: Self['tenants'][number];
  readonly children: ReactNode;
}

/** Loads what a screen needs that shows or changes a brand's configuration. */
export function BrandProvider({ tenant, children }: Props) {
  const { email } = useSelf();
  const store = workingCopyOf(email, tenant.slug);
  const kept = useSyncExternalStore(store.subscribe, () => store.read()?.base);
  const tenantNow = useQuery(tenantQuery(tenant.slug));
  const live = tenantNow.data ? tenantNow.data.live_revision : tenant.live_revision;
  const current = live ?? tenantNow.data?.newest_revision ?? null;
  const schema = useQuery(schemaQuery);
  const niche = useEditsAt(store, NICHE)[NICHE];
  // A screen stays as it is while the layers of a new revision are fetched.
  const layers = useQuery({
    ...layersQuery(tenant.slug, kept === undefined ? current : kept, nicheIn(niche)),
    // Whether a brand that is not live has drafts is known once it is read.
    enabled: live !== null || tenantNow.data !== undefined,
    placeholderData: keepPreviousData,
  });
  return (
    <Answer query={schema}>
      {(root) => (
        <Answer query={layers}>
          {(found) => (
            <Ready {...{ tenant, store, live, current }} schema={root} layers={found}>
              {children}
            </Ready>
          )}
        </Answer>
      )}
    </Answer>
  );
}

const NICHE = 'settings.niche';

/** The niche that a brand is to have which has no revision yet. */
function nicheIn(edit: Edits[string] | undefined): number | undefined {
  const niche = edit && wantedBy(edit);
  return typeof niche === 'number' && niche >= 1 && niche <= 7 ? niche : undefined;
}

type ReadyProps = Props & Pick<BrandState, 'store' | 'live' | 'current' | 'schema' | 'layers'>;

function Ready({ tenant, store, live, current, schema, layers, children }: ReadyProps) {
  const { permissions } = useSelf();
  const mayWrite = permissions.includes('tenant.write');
  const edits = useEditsAt(store, 'locales.offered');
  const state = useMemo((): BrandState => {
    const offered = valueAt(applyEdits(layers.source, edits), ['locales', 'offered']);
    const locales = isList(offered) ? offered.filter((one): one is string => typeof one === 'string') : [];
    const below = mergeLayers(layers.below);
    return { tenant, store, live, current, base: layers.revision, schema, layers, below, locales, mayWrite };
  }, [tenant, store, live, current, schema, layers, edits, mayWrite]);
  return <BrandContext value={state}>{children}</BrandContext>;
}
