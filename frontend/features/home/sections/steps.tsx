import { ArtMark, type MarkStep } from '../../../components/art/art';
import { type CurrentSite } from '../../../site/current-site';
import { Section } from './section';

const STEPS: readonly MarkStep[] = [1, 2, 3];

/** Three moves, told by the brand's own three drawings: apart, near, together. */
export function Steps({ site }: { readonly site: CurrentSite }) {
  return (
    <Section site={site} name="steps" title={site.t('home.steps_title')}>
      <ol className="grid gap-10 template-centre:gap-0 template-centre:text-center template-centre:lg:grid-cols-3 template-editorial:gap-12 template-poster:gap-0 template-split:lg:grid-cols-3 template-split:lg:gap-12 template-stack:text-center template-stack:lg:grid-cols-3">
        {STEPS.map((step) => (
          <li
            key={step}
            className="grid content-start gap-5 template-centre:justify-items-center template-centre:border-hairline template-centre:py-8 template-centre:not-first:border-t template-centre:lg:px-10 template-centre:lg:py-4 template-centre:lg:not-first:border-t-0 template-centre:lg:not-first:border-l template-editorial:sm:grid-cols-[7rem_1fr] template-editorial:sm:gap-10 template-poster:grid-cols-[min(5.5rem,24vw)_1fr] template-poster:items-start template-poster:border-t template-poster:border-line template-poster:py-8 template-poster:lg:grid-cols-[9rem_1fr_1fr] template-poster:lg:gap-12 template-split:lg:nth-2:mt-16 template-split:lg:nth-3:mt-32 template-stack:justify-items-center"
          >
            <div className="template-poster:max-lg:row-span-2">
              <ArtMark art={site.document.theme.art} step={step} />
            </div>
            <div className="template-poster:contents">
              <h3 className="mb-2 text-title template-editorial:text-heading template-poster:text-heading template-poster:max-lg:col-start-2">
                {site.t(`home.steps_${step}_title`)}
              </h3>
              <p className="max-w-[42ch] template-editorial:text-lead template-poster:max-lg:col-start-2">
                {site.t(`home.steps_${step}_text`)}
              </p>
            </div>
          </li>
        ))}
      </ol>
    </Section>
  );
}
