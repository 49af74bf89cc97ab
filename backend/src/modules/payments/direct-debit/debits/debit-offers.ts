import { Injectable } from '@nestjs/common';
import { Database } from '../../../../platform/database';
import { type ProviderDebits } from '../../../../platform/payments';
import { PublishedSites, type TenantDocument } from '../../../tenants';
import { type Discount } from '../../discounts/discount';
import { discounted } from '../../discounts/discounted-offers';
import { Discounts } from '../../discounts/discounts';
import { DiscountMethod, DiscountMinimum } from '../../discounts/errors';
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

/** A member, and where they are. */
export interface DebitBuyer {
  readonly tenantId: number;
  readonly member: number;
  /** The country that the call comes from, if known. */
  readonly visitor: string | null;
}

/** In cents: banks collect no less. */
const LEAST = 1;

/** A package that a member may pay by direct debit, and by whom it is collected. */
export interface DebitOffer {
  readonly document: TenantDocument;
  readonly revision: number;
  readonly buyer: Buyer;
  readonly country: string;
  readonly offer: PackageOffer;
  /** Inside the offer's price. */
  readonly discount: Discount | undefined;
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
    private readonly discounts: Discounts,
  ) {}

  /** Throws the reason where the member cannot use the discount for it. */
  async of({ tenantId, member, visitor }: DebitBuyer, packageId: string, code?: string): Promise<DebitOffer> {
    const [{ document, revision }, buyer, accounts] = await Promise.all([
      this.published.get(tenantId),
      findBuyer(this.database, member),
      this.accounts.active(),
    ]);
    const country = buyerCountry(document, buyer.country, visitor);
    const listed = packagesIn(document, country).find(({ id }) => id === packageId);
    if (!listed) throw new PackageNotFound();
    const account = debitAccount(document, accounts);
    const { creditor_id: id, creditor_name: name } = document.direct_debit;
    if (!account || id === null || listed.currency !== 'EUR') throw new DirectDebitNotOffered();
    const discount = code === undefined ? undefined : await this.discounts.find(member, code, document, country);
    return {
      ...{ document, revision, buyer, country, account, discount },
      offer: discount ? cheaper(listed, discount) : listed,
      creditor: { id, name: name ?? document.company.name },
    };
  }
}

function cheaper(listed: PackageOffer, discount: Discount): PackageOffer {
  if (listed.listAmount < discount.minimum) throw new DiscountMinimum(discount.minimum, listed.currency);
  if (discount.methods.length > 0 && !discount.methods.includes('sepa_debit'))
    throw new DiscountMethod(discount.methods);
  return discounted(listed, discount.percent, LEAST);
}
