import { type ProviderName } from '../../../platform/payments';

/** The niches of which the provider's rules speak, by their number, and the rule, as its help pages name it. */
interface ProviderRule {
  readonly niches: readonly number[];
  readonly rule: string;
}

/** Bdsm and the niches that are about bodies or age: what providers call sexual content or sexual dating. */
const SEXUAL = [3, 4, 5, 6];

/**
 * The niches that providers say they do not serve. Read in November 2026: Mollie's list of unsupported products (help
 * article 115000481665), Stripe's list of restricted businesses.
 */
export const PROVIDER_RULES: Readonly<Partial<Record<ProviderName, ProviderRule>>> = {
  mollie: {
    niches: SEXUAL,
    rule: 'Mollie does not serve “sexual dating” and “sexual or pornographic digital content”',
  },
  stripe: { niches: SEXUAL, rule: 'Stripe restricts “adult content and services”, dating of that kind among them' },
};
