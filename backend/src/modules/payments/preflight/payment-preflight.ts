import { Injectable } from '@nestjs/common';
import { type FieldError } from '../../../platform/http';
import { ProviderError } from '../../../platform/payments';
import { runInTenant } from '../../../platform/tenancy';
import { Domains, type TenantDocument } from '../../tenants';
import { MethodOffers } from '../offers/method-offers';
import { packagesIn } from '../offers/package-offers';
import { type ProviderAccount, ProviderAccounts } from '../provider-accounts/provider-accounts';
import { debitAccount } from '../direct-debit/debits/debit-offers';
import { PROVIDER_RULES } from './provider-rules';

/** A fact that an operator should know before publishing. An error means that members could not pay. */
export interface PaymentFinding extends FieldError {
  readonly severity: 'error' | 'warning';
  /** The country that it is about, where it is about one. */
  readonly country?: string;
}

/** The parts of a document that payments depend on. */
export type SoldDocument = Pick<TenantDocument, 'settings' | 'packages' | 'vat_rates' | 'features' | 'direct_debit'>;

/** Asks a brand's providers whether what its settings sell can be paid for. It changes nothing. */
@Injectable()
export class PaymentPreflight {
  constructor(
    private readonly accounts: ProviderAccounts,
    private readonly offers: MethodOffers,
    private readonly domains: Domains,
  ) {}

  /** @param isGoingLive Whether the brand is looked at as it will be once it is live. */
  async check(tenantId: number, document: SoldDocument, { isGoingLive = false } = {}): Promise<PaymentFinding[]> {
    const isPublic = await this.isPublic(tenantId, isGoingLive);
    return runInTenant(tenantId, async () => {
      const accounts = await this.accounts.active();
      if (accounts.length === 0 && (await this.accounts.isOneWaiting()))
        return [
          warning('payments', 'provider_waits', 'Nothing can be bought yet: an account waits for a second person.'),
        ];
      if (accounts.length === 0)
        return [warning('payments', 'no_provider', 'Nothing can be bought: no provider is connected.')];
      const keys = await Promise.all(accounts.map((account) => this.keyFindings(account, isPublic)));
      const working = accounts.filter((_, index) => keys[index]?.every(({ severity }) => severity !== 'error'));
      return [
        ...keys.flat(),
        ...ruleFindings(accounts, document),
        ...bankFindings(accounts, document),
        ...(await this.methodFindings(working, document)),
      ];
    });
  }

  /** Whether visitors can reach it, and not only whoever works on it. */
  private async isPublic(tenantId: number, isGoingLive: boolean): Promise<boolean> {
    const hosts = await this.domains.list(tenantId);
    return hosts.some(
      ({ host, state }) => (state === 'live' || (isGoingLive && state !== 'retired')) && !host.endsWith('.localhost'),
    );
  }

  private async keyFindings({ id, provider, access }: ProviderAccount, isPublic: boolean): Promise<PaymentFinding[]> {
    const path = `payments.accounts.${id}`;
    const { mode } = access;
    const findings: PaymentFinding[] = [];
    if (mode === 'live' && !isPublic)
      findings.push(
        error(
          path,
          'live_key_in_test_brand',
          'A live key, and no host of the brand is live: tests would charge real money.',
        ),
      );
    if (mode === 'test' && isPublic)
      findings.push(warning(path, 'test_key_in_live_brand', 'A test key: members get credits and nobody is charged.'));
    try {
      const facts = await provider.verify(access);
      if (facts.mode !== mode)
        findings.push(error(path, 'key_of_other_mode', `The key is of ${facts.mode} mode, the account says ${mode}.`));
    } catch (failure) {
      if (!(failure instanceof ProviderError)) throw failure;
      findings.push(
        failure.fault === 'silent' || failure.fault === 'limited'
          ? warning(
              path,
              'provider_silent',
              `${provider.name} does not answer (${failure.code}): the key could not be tried.`,
            )
          : error(path, 'key_refused', `${provider.name} refuses the key (${failure.code}).`),
      );
    }
    return findings;
  }

  /** Each country's packages have to be payable by some account whose key works. */
  private async methodFindings(
    accounts: readonly ProviderAccount[],
    document: SoldDocument,
  ): Promise<PaymentFinding[]> {
    if (accounts.length === 0)
      return [error('payments', 'no_working_key', 'Nothing can be bought: no key of a provider works.')];
    const isDebited = debitAccount(document, accounts) !== undefined;
    const perCountry = document.settings.countries.map(async (country) => {
      const packages = packagesIn(document, country);
      const served = await Promise.all(packages.map((offer) => this.offers.of(offer, country, accounts)));
      return packages.flatMap(({ id, currency }, index) =>
        (served[index]?.length ?? 0) > 0 || (isDebited && currency === 'EUR')
          ? []
          : [
              {
                ...error(
                  `packages.${id}`,
                  'currency_without_method',
                  `No provider has a way to pay it in ${currency} in ${country}.`,
                ),
                country,
              },
            ],
      );
    });
    return (await Promise.all(perCountry)).flat();
  }
}

function ruleFindings(accounts: readonly ProviderAccount[], { settings }: SoldDocument): PaymentFinding[] {
  return accounts.flatMap(({ id, provider }) => {
    const rule = PROVIDER_RULES[provider.name];
    if (!rule?.niches.includes(settings.niche)) return [];
    return [
      warning(
        `payments.accounts.${id}`,
        'niche_refused',
        `${rule.rule}: ask ${provider.name} before this brand sells anything.`,
      ),
    ];
  });
}

/** A bank's account collects direct debits, and serves nothing else. */
function bankFindings(accounts: readonly ProviderAccount[], document: SoldDocument): PaymentFinding[] {
  if (debitAccount(document, accounts) !== undefined) return [];
  return accounts
    .filter(({ provider }) => provider.name === 'bank')
    .map(({ id }) =>
      warning(
        `payments.accounts.${id}`,
        'bank_without_debits',
        'It collects nothing: switch features.direct_debit on and give direct_debit.creditor_id.',
      ),
    );
}

const error = (path: string, code: string, message: string): PaymentFinding => ({
  severity: 'error',
  path,
  code,
  message,
});
const warning = (path: string, code: string, message: string): PaymentFinding => ({
  ...{ severity: 'warning', path, code, message },
});
