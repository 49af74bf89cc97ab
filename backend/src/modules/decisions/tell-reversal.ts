import { type Connection } from '../../platform/database';
import { readerOf } from '../../platform/texts';
import { type HoldingBlock, mailEntry } from '../notifications';

interface About {
  readonly tenantId: number;
  readonly account: number;
}

/** Everything but the name, which is the member's. */
type Reversal =
  | { readonly mail: 'block_lifted'; readonly params: { readonly by: 'look' | 'support' } }
  | { readonly mail: 'block_reversed'; readonly params: { readonly holds: HoldingBlock } }
  | { readonly mail: 'photo_restored' | 'profile_restored'; readonly params: object };

/** Tells a member that a decision about them holds no longer, in the transaction that takes it back. Whoever is leaving is not told. */
export async function tellReversal(
  connection: Connection,
  { tenantId, account }: About,
  { mail, params }: Reversal,
): Promise<void> {
  const [person] = await connection.query<{ name: string; email: string; language: string; country: string | null }>(
    `select p.name, a.email, a.language, p.country from account a
       join profile p on p.tenant_id = a.tenant_id and p.id = a.id
     where a.tenant_id = $1 and a.id = $2 and a.status <> 'pending_deletion'`,
    [tenantId, account],
  );
  if (!person) return;
  const entry = mailEntry({
    mail,
    params: { ...params, name: person.name },
    person: { address: person.email, ...readerOf(person) },
  });
  // An entry's tenant is the scope's.
  await connection.query("select set_config('app.tenant_id', $1, true)", [String(tenantId)]);
  await connection.execute(entry.text, entry.values);
}
