import type { FieldError } from '../../../platform/http/problem';
import { headSchema, type TenantDomain, type TenantHead } from './schema/tenant-file';
import type { Validated } from './validate';
import { faultsOf } from './zod-faults';

/** Checks slug and domains of a tenant file, every fault at once. */
export function validateHead(input: unknown): Validated<TenantHead> {
  const parsed = headSchema.safeParse(input);
  const faults = parsed.success ? domainFaults(parsed.data.domains) : faultsOf(parsed.error, input, headSchema);
  return parsed.success && faults.length === 0 ? { ok: true, document: parsed.data } : { ok: false, faults };
}

function domainFaults(domains: readonly TenantDomain[]): FieldError[] {
  const primaries = domains.filter((domain) => domain.kind === 'primary').length;
  const single: FieldError[] = domains.flatMap((domain, index) => {
    const path = `domains[${index}]`;
    const faults: FieldError[] = [];
    if (domains.findIndex((other) => other.host === domain.host) < index) {
      faults.push({ path: `${path}.host`, code: 'duplicate_host', message: `List ${domain.host} once.` });
    }
    const target = domains.find((other) => other.host === domain.target);
    if (domain.kind === 'redirect' && (!target || target.kind === 'redirect')) {
      faults.push({
        path: `${path}.target`,
        code: 'no_target',
        message: 'Give a host of this list that is no redirect itself.',
      });
    }
    if (domain.kind !== 'redirect' && domain.target !== undefined) {
      faults.push({
        path: `${path}.target`,
        code: 'stray_target',
        message: 'Only a redirect has a target: take it out.',
      });
    }
    return faults;
  });
  if (primaries === 1) return single;
  return [
    ...single,
    { path: 'domains', code: 'one_primary', message: 'Make exactly one host primary: links and mails use it.' },
  ];
}
