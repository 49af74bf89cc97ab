import { Unbroken } from '../../components/ui/unbroken';
import { currentSite } from '../../site/current-site';
import { FAQ } from './definition/faq';
import { shownBlocks } from './definition/page-definition';
import { BlockTexts } from './parts/block-texts';
import { PageFrame } from './parts/page-frame';
import { createPageTexts } from './text/page-texts';

/** Questions in groups. An answer's anchor lies inside it, so that a browser that is sent there opens it by itself. */
export async function FaqPage() {
  const site = await currentSite();
  const texts = createPageTexts(site);
  const groups = FAQ.map(({ id, title, questions }) => ({
    id,
    title: texts.plain(title),
    questions: shownBlocks(questions, site.document),
  })).filter(({ questions }) => questions.length > 0);
  return (
    <PageFrame site={site} title={texts.plain('faq.title')} lead={texts.plain('faq.lead')} parts={groups}>
      {groups.map(({ id, title, questions }) => (
        <section key={id} id={id} aria-labelledby={`${id}-title`} className="prose-section">
          <h2 id={`${id}-title`} className="mb-4 text-title">
            {title}
          </h2>
          <div className="border-b border-hairline">
            {questions.map((question) => (
              <details key={question.id} className="group border-t border-hairline">
                <summary className="flex min-h-14 cursor-pointer list-none items-center justify-between gap-6 py-4 font-semibold text-text-strong [&::-webkit-details-marker]:hidden">
                  <span>
                    <Unbroken text={texts.plain(question.title)} />
                  </span>
                  <svg
                    viewBox="0 0 16 16"
                    className="h-4 w-4 shrink-0 stroke-current transition-transform duration-200 group-open:rotate-45 print:hidden"
                    fill="none"
                    strokeWidth="2"
                    aria-hidden="true"
                  >
                    <path d="M8 1v14M1 8h14" />
                  </svg>
                </summary>
                <div id={question.id} className="scroll-mt-24 pb-6">
                  <BlockTexts site={site} texts={texts} block={question} className="" />
                </div>
              </details>
            ))}
          </div>
        </section>
      ))}
    </PageFrame>
  );
}
