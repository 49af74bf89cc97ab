import { type HostKind } from '../../../../../contract/tenancy/admission';
import { parseHost } from '../../../../../contract/tenancy/host';
import { type FieldError } from '../../../platform/http';
import { InvalidHost } from '../errors';

export interface DomainEntry {
  readonly host: string;
  readonly kind: HostKind;
  /** The target of a redirect, a host of the same tenant. Only redirects have one. */
  readonly target?: string | undefined;
}

export const targetFault = (index: number, message: string): FieldError => ({
  path: `domains[${index}].target`,
  code: 'invalid_target',
  message,
});

/** The entries with their hosts as they are stored. Throws InvalidHost with every fault. */
export function checkDomainEntries(entries: readonly DomainEntry[]): DomainEntry[] {
  const faults = entries.flatMap(faultsOf);
  if (faults.length > 0) throw new InvalidHost(faults);
  return entries.map(({ host, kind, target }) => ({
    host: parseHost(host) ?? '',
    kind,
    ...(target !== undefined && { target: parseHost(target) }),
  }));
}

function faultsOf({ host, kind, target }: DomainEntry, index: number): FieldError[] {
  const faults = [...hostFaults(`domains[${index}].host`, host)];
  if (target === undefined) {
    if (kind === 'redirect') faults.push(targetFault(index, 'A redirect needs a target.'));
  } else if (kind !== 'redirect') faults.push(targetFault(index, 'Only a redirect has a target.'));
  else faults.push(...hostFaults(`domains[${index}].target`, target));
  return faults;
}

const hostFaults = (path: string, value: string): FieldError[] =>
  parseHost(value) === undefined ? [{ path, code: 'invalid_host', message: `${value} is not a host name.` }] : [];
