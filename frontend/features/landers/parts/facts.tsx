import { type ReactNode } from 'react';
import { FictionalChip } from '../../../components/ui/fictional-chip';
import { type CurrentSite, fictionalLabel } from '../../../site/current-site';

/** The short rest below a lander's one screen: three things that hold on this site. */
export function Facts({ site }: { readonly site: CurrentSite }) {
  const { t, document } = site;
  const { fictional_profiles: hasFictional } = document.disclosures;
  return (
    <section aria-labelledby="facts-title" className="section-space frame">
      <h2
        id="facts-title"
        className="mb-10 max-w-[20ch] text-heading template-centre:mx-auto template-centre:text-center"
      >
        {t('landers.facts_title')}
      </h2>
      <dl className="grid gap-x-12 template-editorial:mx-auto template-editorial:max-w-[46rem] template-poster:border-b template-poster:border-line lg:grid-cols-3 template-editorial:lg:grid-cols-1">
        <Fact title={t('landers.facts_price_title')} text={t('landers.facts_price_text')} />
        {hasFictional ? (
          <Fact title={t('landers.facts_label_title')} text={t('landers.facts_label_text')}>
            <FictionalChip icon={document.settings.fictional_icon} label={fictionalLabel(site)} />
          </Fact>
        ) : (
          <Fact title={t('landers.facts_people_title')} text={t('landers.facts_people_text')} />
        )}
        <Fact title={t('landers.facts_leave_title')} text={t('landers.facts_leave_text')} />
      </dl>
    </section>
  );
}

interface FactProps {
  readonly title: string;
  readonly text: string;
  readonly children?: ReactNode;
}

function Fact({ title, text, children }: FactProps) {
  return (
    <div className="border-t border-hairline py-6 template-poster:border-line">
      <dt className="mb-2 font-display text-title [font-weight:var(--display-weight)] text-text-strong">{title}</dt>
      <dd className="max-w-[46ch]">
        {text}
        {children !== undefined && <span className="mt-3 block">{children}</span>}
      </dd>
    </div>
  );
}
