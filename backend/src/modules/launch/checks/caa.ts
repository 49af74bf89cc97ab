import { isPublicName } from '../../../../../contract/tenancy/public-name';
import { listed, notNeeded, passed, waiting, wrong } from '../finding';
import { type LaunchCheck } from '../launch-check';

const ISSUE = 'issue ';

/** CAA records of the nearest name that has any say which authorities may issue certificates (RFC 8659). */
export const caa: LaunchCheck = {
  name: 'caa',
  step: 'records',
  blocks: 'publish',
  per: 'host',
  isOfRevision: false,
  run: async (_brand, { config, dns }, host) => {
    if (!isPublicName(host)) return notNeeded(`${host} is known to no name server on the internet.`);
    if (config.PUBLIC_PROTOCOL === 'http') return notNeeded('The sites are reached without TLS.');
    const authority = config.CERTIFICATE_AUTHORITY;
    const wanted = `No CAA record, or one that allows ${authority}.`;
    for (let name = host; name.includes('.'); name = name.slice(name.indexOf('.') + 1)) {
      const { own } = await dns.lookUp(name, 'CAA');
      if (own.state === 'silent')
        return waiting(`The name servers of ${name} do not answer.`, { wanted, fixer: 'domain_owner' });
      if (own.state === 'absent') continue;
      const issuing = own.values.filter((value) => value.startsWith(ISSUE));
      // The nearest name with any record decides, also where it has none about who may issue.
      if (issuing.length === 0) return passed(`The CAA records of ${name} allow every authority.`, wanted);
      const allowed = issuing.map((value) => value.slice(ISSUE.length).split(';')[0]?.trim().toLowerCase() || 'nobody');
      if (allowed.includes(authority.toLowerCase())) return passed(`${name} allows ${listed(allowed)}.`, wanted);
      const records = [{ type: 'CAA', name, value: `0 issue "${authority}"` }] as const;
      return wrong(`${name} allows only ${listed(allowed)}.`, { wanted, records, fixer: 'domain_owner' });
    }
    return passed('There is no CAA record.', wanted);
  },
};
