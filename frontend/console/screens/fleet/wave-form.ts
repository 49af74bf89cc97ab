import { formatPath } from '../../configuration/paths';
import { type Json, isObject } from '../../configuration/values';
import { newWave as texts } from '../../texts/fleet';
import { type WaveDraft } from './fleet-queries';

/** The choice that stands for a text, which has a value for each language. */
export const TEXT = 'texts';

export interface FormChange {
  /** The path of a setting, `TEXT`, or empty before one is chosen. */
  readonly path: string;
  /** The name of the text. */
  readonly key: string;
  readonly act: 'set' | 'reset';
  readonly value: Json;
}

export interface WaveForm {
  readonly kind: WaveDraft['kind'];
  readonly changes: readonly FormChange[];
  readonly scope: 'all' | 'niches' | 'chosen';
  readonly niches: readonly number[];
  readonly brands: readonly string[];
  readonly reason: string;
  readonly minutes: string;
  readonly goesOn: boolean;
  /** Those that are not the usual ones, as typed. */
  readonly limits: Partial<Readonly<Record<LimitName, string>>>;
}

export type LimitName = keyof NonNullable<WaveDraft['limits']>;
/** When a wave stops by itself, unless it is told otherwise. */
export const LIMITS: Readonly<Record<LimitName, number>> = {
  ...{ errors_least: 5, errors_times: 3, signups_least: 10, signups_percent: 30 },
  ...{ complaints_least: 3, complaints_times: 3 },
};

export const NO_CHANGE: FormChange = { path: '', key: '', act: 'set', value: null };
export const EMPTY: WaveForm = {
  ...{ kind: 'change', changes: [NO_CHANGE], scope: 'all', niches: [], brands: [], reason: '' },
  ...{ minutes: '10', goesOn: true, limits: {} },
};

/** Reads the form that this tab has kept, as far as it can be read. */
export function readForm(kept: string): WaveForm {
  try {
    return { ...EMPTY, ...(JSON.parse(kept) as Partial<WaveForm>) };
  } catch {
    return EMPTY;
  }
}

/** Returns in words why a form cannot be sent yet. */
export function formFault({ kind, changes, scope, niches, brands }: WaveForm): string | undefined {
  if (kind === 'change' && changes.some(({ path, key }) => path === '' || (path === TEXT && key.trim() === '')))
    return texts.fault_setting;
  if (kind === 'change' && changes.some((change) => changesOf(change).length === 0)) return texts.fault_text;
  const isNowhere = (scope === 'niches' && niches.length === 0) || (scope === 'chosen' && brands.length === 0);
  return isNowhere ? texts.fault_brands : undefined;
}

export function draftOf(form: WaveForm): WaveDraft {
  return {
    kind: form.kind,
    changes: form.kind === 'change' ? form.changes.flatMap(changesOf) : [],
    niches: form.scope === 'niches' ? [...form.niches] : [],
    brands: form.scope === 'chosen' ? [...form.brands] : [],
    reason: form.reason.trim(),
    watch_seconds: Math.round(Number(form.minutes) * 60),
    goes_on: form.goesOn,
    limits: limitsOf(form),
  };
}

const limitsOf = ({ limits }: WaveForm): Record<LimitName, number> => ({
  ...LIMITS,
  ...Object.fromEntries(Object.entries(limits).map(([name, typed]) => [name, Number(typed)])),
});

/** One change, or of a text one for each language that something is said in. */
function changesOf({ path, key, act, value }: FormChange): NonNullable<WaveDraft['changes']> {
  if (path !== TEXT) return [act === 'set' ? { path, act, value: sent(value) } : { path, act }];
  const words = isObject(value) ? Object.entries(value) : [];
  return words
    .filter(([, text]) => act === 'reset' || (typeof text === 'string' && text.trim() !== ''))
    .map(([locale, text]) => {
      const at = formatPath([TEXT, locale, key.trim()]);
      return act === 'set' ? { path: at, act, value: sent(text) } : { path: at, act };
    });
}

/** The generated client types any JSON value without its readonly lists. */
const sent = (value: Json) => value as NonNullable<NonNullable<WaveDraft['changes']>[number]['value']>;
