import { type ReactNode } from 'react';
import { type CurrentSite } from '../../../site/current-site';
import { type SectionName } from '../../../site/site-document';
import { TONE_CLASS, toneOf } from '../rhythm';

interface Props {
  readonly site: CurrentSite;
  readonly name: SectionName;
  readonly title: string;
  readonly lead?: string;
  readonly children: ReactNode;
}

/** A part of the home page: its ground and its heading follow the brand's template. */
export function Section({ site, name, title, lead, children }: Props) {
  const tone = toneOf(site.document.theme.hero, name);
  return (
    <section id={name} aria-labelledby={`${name}-title`} className={`section-space ${TONE_CLASS[tone]}`}>
      <div className="frame template-editorial:lg:grid template-editorial:lg:grid-cols-12 template-editorial:lg:gap-x-8">
        <header className="mb-10 max-w-[44rem] template-centre:mx-auto template-centre:text-center template-editorial:lg:col-span-3 template-stack:mx-auto template-stack:text-center lg:mb-14">
          <h2 id={`${name}-title`} className="text-heading">
            {title}
          </h2>
          {lead !== undefined && (
            <p className="mt-4 max-w-[46ch] text-lead template-centre:mx-auto template-stack:mx-auto">{lead}</p>
          )}
        </header>
        <div className="template-editorial:lg:col-span-9">{children}</div>
      </div>
    </section>
  );
}
