import { type PaymentFinding, packagesIn } from '../../payments';
import { listed, notNeeded, passed, waiting, wrong } from '../finding';
import { type CheckedBrand, type LaunchCheck } from '../launch-check';

const has = (findings: readonly PaymentFinding[], wanted: string): boolean =>
  findings.some(({ code }) => code === wanted);
const isSilent = (findings: readonly PaymentFinding[]): boolean => has(findings, 'provider_silent');

/** Whether the brand's accounts at payment providers are there and fit the brand. Nothing is paid, and nothing changed there. */
export const providers: LaunchCheck = {
  name: 'providers',
  step: 'preflight',
  blocks: 'nothing',
  per: 'brand',
  isOfRevision: true,
  run: async (brand, { paymentFindings }) => {
    const wanted = 'A payment provider that serves the brand, and whose key works.';
    if (!brand.revision) return waiting('Nothing is written yet.', { wanted, fixer: 'brand' });
    const findings = await paymentFindings();
    const told = listed(findings.map(({ message }) => message));
    if (isSilent(findings)) return waiting(told, { wanted });
    return findings.length > 0
      ? wrong(told, { wanted, fixer: 'operator' })
      : passed('Every key works, and every package can be paid.', wanted);
  },
};

/** Whether members can pay: a brand that sells packages goes live in no country where none of them can be paid. */
export const payments: LaunchCheck = {
  name: 'payments',
  step: 'preflight',
  blocks: 'publish',
  per: 'brand',
  isOfRevision: true,
  run: async (brand, { paymentFindings }) => {
    const wanted = 'A way to pay in every country where packages are sold.';
    if (!brand.revision) return waiting('Nothing is written yet.', { wanted, fixer: 'brand' });
    const { document } = brand.revision;
    const { countries } = document.settings;
    const sold = countries.filter((country) => packagesIn(document, country).length > 0);
    if (sold.length === 0) return notNeeded('The settings sell nothing.');
    const findings = await paymentFindings();
    if (has(findings, 'provider_waits'))
      return waiting('The account at a provider waits for a second person.', { wanted, fixer: 'operator' });
    if (has(findings, 'no_provider'))
      return wrong(`Packages are sold in ${listed(sold)}, and no provider is connected.`, {
        wanted,
        fixer: 'operator',
      });
    const closed = countries.filter((country) => isUnpaid(brand, country, findings));
    if (closed.length === 0) return passed(`Packages can be paid in ${listed(countries)}.`, wanted);
    const told = `Nothing can be paid in ${listed(closed)}.`;
    return isSilent(findings) ? waiting(told, { wanted }) : wrong(told, { wanted, fixer: 'operator' });
  },
};

/** None of the country's packages has a way to pay it, or no key works at all. */
function isUnpaid({ revision }: CheckedBrand, country: string, findings: readonly PaymentFinding[]): boolean {
  const sold = revision ? packagesIn(revision.document, country).length : 0;
  const unpaid = findings.filter((one) => one.code === 'currency_without_method' && one.country === country).length;
  return sold > 0 && (unpaid === sold || has(findings, 'no_working_key'));
}
