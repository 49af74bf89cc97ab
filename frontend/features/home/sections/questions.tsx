import { TextLink } from '../../../components/ui/text-link';
import { type CurrentSite } from '../../../site/current-site';
import { ROUTES } from '../../../site/routes';
import { Section } from './section';

const QUESTIONS = [1, 2, 3, 4, 5, 6] as const;
const WITH_CONTACT = 6;

export function Questions({ site }: { readonly site: CurrentSite }) {
  const { t } = site;
  return (
    <Section site={site} name="questions" title={t('home.questions_title')}>
      <div className="max-w-[52rem] border-b border-hairline template-centre:mx-auto template-stack:mx-auto">
        {QUESTIONS.map((n) => (
          <details key={n} className="group border-t border-hairline">
            <summary className="flex min-h-14 cursor-pointer list-none items-center justify-between gap-6 py-4 text-lead font-semibold text-text-strong [&::-webkit-details-marker]:hidden">
              {t(`home.questions_${n}_title`)}
              <svg
                viewBox="0 0 16 16"
                className="h-4 w-4 shrink-0 stroke-current transition-transform duration-200 group-open:rotate-45"
                fill="none"
                strokeWidth="2"
                aria-hidden="true"
              >
                <path d="M8 1v14M1 8h14" />
              </svg>
            </summary>
            <p className="max-w-[60ch] pb-6">
              {t(`home.questions_${n}_text`)}{' '}
              {n === WITH_CONTACT && <TextLink href={ROUTES.complaints}>{t('footer.complaints')}</TextLink>}
            </p>
          </details>
        ))}
      </div>
    </Section>
  );
}
