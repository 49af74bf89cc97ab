import { client } from './client';
import { valueOf } from './problem';

export interface AccountsWish {
  readonly tenant?: string | undefined;
  readonly after?: string | undefined;
}

export function readProviderAccounts({ tenant, after }: AccountsWish) {
  const query = { ...(tenant !== undefined && { tenant }), ...(after !== undefined && { after }) };
  return valueOf(client.GET('/api/staff/provider-accounts', { params: { query } }));
}
export type ProviderAccount = Awaited<ReturnType<typeof readProviderAccounts>>['accounts'][number];
export type AccountRequest = NonNullable<ProviderAccount['request']>;

type Named = Pick<ProviderAccount, 'tenant' | 'account'>;
const pathOf = ({ tenant, account }: Named) => ({ path: { slug: tenant, account } });

export interface NewAccount {
  readonly account: string;
  readonly provider: ProviderAccount['provider'];
  readonly mode: ProviderAccount['mode'];
  readonly key: string;
}

export const addProviderAccount = (slug: string, body: NewAccount) =>
  valueOf(client.POST('/api/staff/tenants/{slug}/provider-accounts', { params: { path: { slug } }, body }));

export const checkProviderKey = (named: Named) =>
  valueOf(client.POST('/api/staff/tenants/{slug}/provider-accounts/{account}/key-checks', { params: pathOf(named) }));

export const replaceProviderKey = (named: Named, secret: string) =>
  valueOf(
    client.PUT('/api/staff/tenants/{slug}/provider-accounts/{account}/key', {
      ...{ params: pathOf(named), body: { secret } },
    }),
  );

export const addEventSecret = (named: Named, secret: string) =>
  valueOf(
    client.POST('/api/staff/tenants/{slug}/provider-accounts/{account}/event-secrets', {
      ...{ params: pathOf(named), body: { secret } },
    }),
  );

export const setReportsKey = (named: Named, secret: string) =>
  valueOf(
    client.PUT('/api/staff/tenants/{slug}/provider-accounts/{account}/reports-key', {
      ...{ params: pathOf(named), body: { secret } },
    }),
  );

export type WantedStatus = 'active' | 'closing' | 'closed';

export const setProviderStatus = (named: Named, status: WantedStatus, reason: string) =>
  valueOf(
    client.PUT('/api/staff/tenants/{slug}/provider-accounts/{account}/status', {
      ...{ params: pathOf(named), body: { status, reason } },
    }),
  );

export const approveAccountRequest = (slug: string, id: string) =>
  valueOf(
    client.POST('/api/staff/tenants/{slug}/provider-account-requests/{id}/approvals', {
      params: { path: { slug, id } },
    }),
  );

export const refuseAccountRequest = (slug: string, id: string) =>
  valueOf(
    client.POST('/api/staff/tenants/{slug}/provider-account-requests/{id}/refusal', { params: { path: { slug, id } } }),
  );
