import { isPublicName } from '../../../../../contract/tenancy/public-name';
import { type PlatformConnection } from '../../../platform/database';
import { type FieldError } from '../../../platform/http';
import { PreflightOpen } from '../errors';
import { type StoredRevision } from './revision-store';

interface CheckRow {
  readonly name: string;
  readonly host: string;
  readonly state: string;
  readonly found: string;
  readonly revision: number | null;
}

/** The checks that a host on the internet has to have passed. */
const OF_HOST = ['dns_address', 'caa', 'reaches_us', 'certificate'];

/**
 * A brand's first release waits for its preflight. Hosts that no name server knows, such as those below `localhost`, have
 * nothing to be looked at; of their brands only a check that found a fault counts. Later releases never wait: members
 * are there, and a broken record is no reason to keep a correction of the settings from them.
 */
export async function requirePreflight(connection: PlatformConnection, revision: StoredRevision): Promise<void> {
  const { tenant_id: tenantId, revision: number } = revision;
  const [primary] = await connection.query<{ host: string }>(
    `select host from domain where tenant_id = $1 and kind = 'primary' and state not in ('suspended', 'retired')`,
    [tenantId],
  );
  const rows = await connection.query<CheckRow>(
    `select name, host, state, found, revision from launch_check
     where tenant_id = $1 and blocks = 'publish'`,
    [tenantId],
  );
  const about = rows.filter((row) => row.revision === null || row.revision === number);
  const faults = about.filter(({ state }) => state === 'wrong').map(faultOf);
  if (primary && isPublicName(primary.host)) faults.push(...open(rows, about, primary.host));
  if (faults.length > 0) throw new PreflightOpen(faults);
}

/** Those that have to be there, and whatever else the brand's launch shows as kept from publishing. */
function open(all: readonly CheckRow[], about: readonly CheckRow[], primary: string): FieldError[] {
  const needed = [...OF_HOST.map((name) => ({ name, host: primary })), { name: 'pages', host: '' }];
  const others = all.filter(({ name, host }) => host === '' && name !== 'pages');
  return [...needed, ...others].flatMap(({ name, host }) => {
    const row = about.find((one) => one.name === name && one.host === host);
    if (row?.state === 'ok' || row?.state === 'not_needed' || row?.state === 'wrong') return [];
    return [faultOf(row ?? { name, host, found: 'Nobody has looked at it yet for this revision.' })];
  });
}

const faultOf = ({ name, host, found }: Pick<CheckRow, 'name' | 'host' | 'found'>): FieldError => ({
  path: host === '' ? `launch.${name}` : `launch.${name}.${host}`,
  code: 'preflight_open',
  message: found === '' ? 'Nobody has looked at it yet.' : found,
});
