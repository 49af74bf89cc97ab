import { FictionalChip } from '../../../components/ui/fictional-chip';
import { type CurrentSite, fictionalLabel } from '../../../site/current-site';
import { Section } from './section';

const POINTS = [1, 2, 3, 4] as const;

export function Honesty({ site }: { readonly site: CurrentSite }) {
  const { t } = site;
  return (
    <Section site={site} name="honesty" title={t('home.honesty_title')}>
      <dl className="grid gap-x-12 sm:grid-cols-2 template-centre:mx-auto template-centre:max-w-[46rem] template-centre:grid-cols-1! template-poster:lg:grid-cols-4">
        {POINTS.map((n) => (
          <div key={n} className="border-t border-hairline py-6">
            <dt className="mb-2 font-display text-title [font-weight:var(--display-weight)] text-text-strong">
              {t(`home.honesty_${n}_title`)}
            </dt>
            <dd className="max-w-[46ch]">
              {t(`home.honesty_${n}_text`)}
              {n === 1 && (
                <span className="mt-3 block">
                  <FictionalChip icon={site.document.settings.fictional_icon} label={fictionalLabel(site)} />
                </span>
              )}
            </dd>
          </div>
        ))}
      </dl>
    </Section>
  );
}
