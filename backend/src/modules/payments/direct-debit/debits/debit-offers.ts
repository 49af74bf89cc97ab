import { Injectable } from '@nestjs/common';
import { Database } from '../../../../platform/database';
import { type ProviderDebits } from '../../../../platform/payments';
import { PublishedSites, type TenantDocument } from '../../../tenants';
import { PackageNotFound } from '../../errors';
import { type Buyer, findBuyer } from '../../offers/buyer';
import { buyerCountry } from '../../offers/buyer-country';
import { type PackageOffer, packagesIn } from '../../offers/package-offers';
import { type ProviderAccount, ProviderAccounts } from '../../provider-accounts/provider-accounts';
import { DirectDebitNotOffered } from '../errors';

export interface Creditor {
  readonly id: string;
  readonly name: string;
}

/** A package that a member may pay by direct debit, and by whom it is collected. */
export interface DebitOffer {
  readonly document: TenantDocument;
  readonly revision: number;
  readonly buyer: Buyer;
  readonly country: string;
  readonly offer: PackageOffer;
  readonly creditor: Creditor;
  readonly account: ProviderAccount & { readonly debits: ProviderDebits };
}

/** Whether a brand takes direct debits by its own form: it says so, has a creditor identifier, and an account that collects. */
export function debitAccount(
  { features, direct_debit: settings }: Pick<TenantDocument, 'features' | 'direct_debit'>,
  accounts: readonly ProviderAccount[],
): DebitOffer['account'] | undefined {
  if (!features.direct_debit || settings.creditor_id === null) return undefined;
  for (const account of accounts) {
    const { debits } = account.provider;
    if (debits) return { ...account, debits };
  }
  return undefined;
}

/** Finds a package as the tenant in scope sells it by direct debit. */
@Injectable()
export class DebitOffers {
  constructor(
    private readonly database: Database,
    private readonly published: PublishedSites,
    private readonly accounts: ProviderAccounts,
  ) {}

  /** @param visitor the country that the call comes from, if known. */
  async of(tenantId: number, member: number, visitor: string | null, packageId: string): Promise<DebitOffer> {
    const [{ document, revision }, buyer, accounts] = await Promise.all([
      this.published.get(tenantId),
      findBuyer(this.database, member),
      this.accounts.active(),
    ]);
    const country = buyerCountry(document, buyer.country, visitor);
    const offer = packagesIn(document, country).find(({ id }) => id === packageId);
    if (!offer) throw new PackageNotFound();
    const account = debitAccount(document, accounts);
    const { creditor_id: id, creditor_name: name } = document.direct_debit;
    if (!account || id === null || offer.currency !== 'EUR') throw new DirectDebitNotOffered();
    return {
      document,
      revision,
      buyer,
      country,
      offer,
      account,
      creditor: { id, name: name ?? document.company.name },
    };
  }
}
