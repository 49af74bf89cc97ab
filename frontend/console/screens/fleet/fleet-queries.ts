import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { client } from '../../api/client';
import { valueOf } from '../../api/problem';
import { type components } from '../../../lib/api/schema';

type Schemas = components['schemas'];
export type WaveDraft = Schemas['DraftWaveRequest'];
export type Wave = Schemas['WaveDetailResponse'];
export type WaveState = Wave['state'];
export type ListedWave = Schemas['WaveResponse'];
export type WaveBrand = Schemas['WaveBrandResponse'];
export type BrandState = WaveBrand['state'];

const WAVES = '/api/staff/fleet/waves';
/** How often an open screen looks at a wave that moves by itself, and at all others. */
const SOON_MS = 2000;
const LATER_MS = 15_000;
const PAGE = 50;
const MOST_READY = 200;

const listWaves = (state: WaveState | undefined, before: string | undefined) =>
  valueOf(
    client.GET(WAVES, {
      params: { query: { state: state === undefined ? [] : [state], ...(before !== undefined && { before }) } },
    }),
  );
const readWave = (id: string) => valueOf(client.GET(`${WAVES}/{wave}`, { params: { path: { wave: id } } }));
const readBrands = (id: string, state: BrandState | undefined, after: string | undefined, most: number) =>
  valueOf(
    client.GET(`${WAVES}/{wave}/brands`, {
      params: {
        path: { wave: id },
        query: { state: state === undefined ? [] : [state], most, ...(after !== undefined && { after }) },
      },
    }),
  );

const MOVING: readonly WaveState[] = ['planning', 'publishing', 'watching', 'rolling_back'];
const isMoving = ({ state }: { readonly state: WaveState }): boolean => MOVING.includes(state);

export const wavesQuery = (state: WaveState | undefined, before?: string) =>
  queryOptions({
    queryKey: ['waves', state, before],
    queryFn: () => listWaves(state, before),
    refetchInterval: LATER_MS,
  });

export const waveQuery = (id: string) =>
  queryOptions({
    queryKey: ['wave', id],
    queryFn: () => readWave(id),
    refetchInterval: ({ state: { data } }) => (data && isMoving(data) ? SOON_MS : LATER_MS),
  });

export const brandsQuery = (id: string, state: BrandState | undefined) =>
  infiniteQueryOptions({
    queryKey: ['wave', id, 'brands', state],
    queryFn: ({ pageParam }) => readBrands(id, state, pageParam, PAGE),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ next }) => next ?? undefined,
  });

/** Those that one of can be the first. */
export const readyBrandsQuery = (id: string) =>
  queryOptions({ queryKey: ['wave', id, 'ready'], queryFn: () => readBrands(id, 'ready', undefined, MOST_READY) });

const at = (id: string) => ({ params: { path: { wave: id } } });
export const approveWave = (id: string) => valueOf(client.POST(`${WAVES}/{wave}/approval`, at(id)));
export const startWave = (id: string, canary: string) =>
  valueOf(client.POST(`${WAVES}/{wave}/start`, { ...at(id), body: { canary } }));
export const stopWave = (id: string, reason: string) =>
  valueOf(client.POST(`${WAVES}/{wave}/stop`, { ...at(id), body: { reason } }));
export const goOnWithWave = (id: string, reason: string) =>
  valueOf(client.POST(`${WAVES}/{wave}/go-on`, { ...at(id), body: { reason } }));
export const cancelWave = (id: string) => valueOf(client.POST(`${WAVES}/{wave}/cancel`, at(id)));
export const rollBackWave = (id: string, reason: string) =>
  valueOf(client.POST(`${WAVES}/{wave}/rollback`, { ...at(id), body: { reason } }));

export const draftWave = (body: WaveDraft) => valueOf(client.POST(WAVES, { body }));
