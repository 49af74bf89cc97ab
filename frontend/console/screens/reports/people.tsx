import { useQuery } from '@tanstack/react-query';
import { client } from '../../api/client';
import { valueOf } from '../../api/problem';
import { reportReasons, reports as texts } from '../../texts/reports';
import { Answer } from '../../ui/answer';
import { languageName } from '../../ui/language-name';
import { timeText } from '../../ui/times';
import { type OpenReport, type ReportFile } from './report-types';

interface Props {
  readonly slug: string;
  readonly report: OpenReport;
}

/** Both people in short, and what else was reported about the profile. */
export function People({ slug, report }: Props) {
  const file = useQuery({
    queryKey: ['report-file', slug, report.id],
    queryFn: () =>
      valueOf(
        client.GET('/api/staff/tenants/{slug}/reports/{id}', { params: { path: { slug, id: String(report.id) } } }),
      ),
  });
  return (
    <Answer query={file}>
      {({ reference, address, profile, reporter, others }) => (
        <>
          {profile && <Person title={texts.reported} person={profile} />}
          {reporter ? (
            <Person title={texts.reporter} person={reporter} />
          ) : (
            <section className="rounded-lg border border-line bg-panel p-4">
              <h2>{texts.visitor}</h2>
              {address !== null && (
                <p className="wrap-anywhere">
                  {texts.address}: {address}
                </p>
              )}
            </section>
          )}
          <section className="rounded-lg border border-line bg-panel p-4">
            <h2>{texts.others}</h2>
            {reference !== null && (
              <p className="text-quiet">
                {texts.reference}: {reference}
              </p>
            )}
            {others.length === 0 && <p>{texts.others_none}</p>}
            <ul>
              {others.map((other) => (
                <li key={other.id}>
                  {reportReasons[other.reason] ?? other.reason}, {timeText(other.created_at)}:{' '}
                  {other.outcome === null ? texts.open : texts.outcomes[other.outcome]}
                </li>
              ))}
            </ul>
          </section>
        </>
      )}
    </Answer>
  );
}

function Person({ title, person }: { readonly title: string; readonly person: NonNullable<ReportFile['profile']> }) {
  const facts = [
    [texts.status, person.status ?? texts.no_account],
    [texts.language, person.language === null ? '–' : languageName(person.language)],
    [texts.since_signup, timeText(person.signup_date)],
    [texts.made, `${person.reports_made} (${person.reports_acted_on} ${texts.acted_on})`],
    [texts.received, person.reports_received],
    [texts.decisions, person.decisions],
  ] as const;
  return (
    <section className="rounded-lg border border-line bg-panel p-4">
      <h2>
        {title}: {person.name} ({person.id}){person.fictional && ` · ${texts.fictional}`}
      </h2>
      <dl className="grid grid-cols-2 gap-x-3">
        {facts.map(([name, value]) => (
          <div key={name} className="contents">
            <dt className="text-quiet">{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
