import { type CurrentSite } from '../../../site/current-site';
import { Section } from './section';

const VALUES = [1, 2, 3] as const;

export function Values({ site }: { readonly site: CurrentSite }) {
  return (
    <Section site={site} name="values" title={site.t('home.values_title')}>
      <ul className="grid gap-10 template-centre:mx-auto template-centre:max-w-[44rem] template-centre:gap-14 template-centre:text-center template-editorial:gap-14 template-poster:lg:grid-cols-3 template-poster:lg:gap-8 template-split:lg:grid-cols-12 template-split:lg:gap-y-14 template-stack:lg:grid-cols-3">
        {VALUES.map((n) => (
          <li
            key={n}
            className="template-split:lg:col-span-7 template-split:lg:nth-2:col-start-6 template-split:lg:nth-3:col-start-3"
          >
            <h3 className="mb-3 text-title template-centre:text-heading template-editorial:text-heading template-poster:text-heading template-split:lg:text-heading">
              {site.t(`home.values_${n}_title`)}
            </h3>
            <p className="max-w-[46ch] text-lead template-centre:mx-auto">{site.t(`home.values_${n}_text`)}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
