import { brandStates, waveStates } from '../../texts/fleet-states';
import { type BrandState, type WaveState } from './fleet-queries';

export interface FleetSearch {
  readonly state?: WaveState | undefined;
  /** Where the page before ended. */
  readonly before?: string | undefined;
}

export interface WaveSearch {
  readonly brands?: BrandState | undefined;
}

const isWaveState = (value: unknown): value is WaveState =>
  typeof value === 'string' && Object.hasOwn(waveStates, value);
const isBrandState = (value: unknown): value is BrandState =>
  typeof value === 'string' && Object.hasOwn(brandStates, value);

export function readFleetSearch({ state, before }: Readonly<Record<string, unknown>>): FleetSearch {
  return {
    ...(isWaveState(state) && { state }),
    ...(typeof before === 'string' && !Number.isNaN(Date.parse(before)) && { before }),
  };
}

export const readWaveSearch = ({ brands }: Readonly<Record<string, unknown>>): WaveSearch =>
  isBrandState(brands) ? { brands } : {};
