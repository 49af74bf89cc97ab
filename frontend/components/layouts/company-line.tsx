import { type CurrentSite } from '../../site/current-site';
import { TextLink } from '../ui/text-link';

/** Names the company behind the site, which the law requires on every page. */
export function CompanyLine({ site }: { readonly site: CurrentSite }) {
  const { t, formats } = site;
  const { company, settings } = site.document;
  const facts = [
    t('footer.company', { company: company.name }),
    `${company.address}, ${company.zip} ${company.city}, ${formats.countryName(company.country)}`,
    `${company.register} ${company.kvk}`,
    company.vat_numbers.length > 0 && t('footer.vat_numbers', { numbers: company.vat_numbers.join(', ') }),
  ].filter((fact) => fact !== false);
  return (
    <address className="text-caption text-text-muted not-italic">
      {facts.join(' · ')}
      <span className="mt-1 flex flex-wrap gap-x-5">
        {[
          { href: `mailto:${settings.support_email}`, text: settings.support_email },
          { href: `tel:${settings.support_phone.replace(/[\s-]/g, '')}`, text: settings.support_phone },
        ].map(({ href, text }) => (
          <TextLink key={href} href={href} isAlone>
            {text}
          </TextLink>
        ))}
      </span>
    </address>
  );
}
