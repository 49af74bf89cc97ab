/** The whole payload of every job: its tenant, the format's version, the trace of its request, the ids of its rows. */
export interface JobEnvelope {
  readonly tenant: number;
  readonly version: typeof ENVELOPE_VERSION;
  readonly trace: string;
  readonly ids: readonly string[];
}

export const ENVELOPE_VERSION = 1;

/** A job that does not say whose it is does nothing: nobody guesses a tenant. */
export class JobRefused extends Error {
  override name = 'JobRefused';
}

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** Throws a JobRefused for anything that is not a whole envelope of a version we can read. */
export function readEnvelope(data: unknown): JobEnvelope {
  if (typeof data !== 'object' || data === null) throw new JobRefused('a job without data');
  const { tenant, version, trace, ids } = data as Record<string, unknown>;
  if (typeof tenant !== 'number' || !Number.isSafeInteger(tenant) || tenant < 1)
    throw new JobRefused('a job without a tenant');
  if (version !== ENVELOPE_VERSION) throw new JobRefused('a job of an unknown version');
  if (typeof trace !== 'string') throw new JobRefused('a job without a trace');
  if (!Array.isArray(ids) || !ids.every(isUuid)) throw new JobRefused('a job without ids');
  return { tenant, version, trace, ids };
}

const isUuid = (id: unknown): id is string => typeof id === 'string' && UUID.test(id);
