'use client';

import { useQuery, useQueryClient } from '@tanstack/react-query';
import { call } from '../../lib/api/call';
import { type Answer } from '../../lib/api/problem';
import { answered } from '../../lib/api/query-answer';
import { type components } from '../../lib/api/schema';
import { useApi } from '../../lib/api/use-api';
import { Appeal } from './appeal';
import { DATE, type DecisionTexts, dayOf } from './decision-texts';

type Report = components['schemas']['OwnNoticeResponse'];

interface Props {
  readonly texts: DecisionTexts;
}

/** The member's own reports, what came of them, and their appeals. */
export function OwnReports({ texts }: Props) {
  const client = useQueryClient();
  const { data } = useApi('/api/own-reports');
  if (!data || data.reports.length === 0) return null;
  return (
    <section className="mt-12 grid gap-6">
      <h2 className="text-heading text-text-strong">{texts.reportsTitle}</h2>
      <ul className="grid gap-10">
        {data.reports.map((report) => (
          <li key={report.reference}>
            <ReportCard
              texts={texts}
              report={report}
              send={(text) =>
                call('POST', '/api/own-reports/{reference}/appeal', {
                  params: { path: { reference: report.reference } },
                  body: { text },
                })
              }
              onSent={() => void client.invalidateQueries({ queryKey: ['/api/own-reports'] })}
            />
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The report that a mail's link leads to, for people without an account too. */
export function LinkedReport({ texts, token }: Props & { readonly token: string }) {
  const client = useQueryClient();
  const queryKey = ['report-link', token];
  const { data, isError } = useQuery({
    queryKey,
    queryFn: () => answered(call('POST', '/api/report-links', { body: { token } })),
    retry: false,
  });
  if (isError) return <p role="alert">{texts.invalid}</p>;
  if (!data) return null;
  return (
    <ReportCard
      texts={texts}
      report={data}
      heading="h2"
      send={(text) => call('POST', '/api/report-links/appeal', { body: { token, text } })}
      onSent={(next) => client.setQueryData(queryKey, next)}
    />
  );
}

interface CardProps extends Props {
  readonly heading?: 'h2' | 'h3';
  readonly report: Report;
  readonly send: (text: string) => Promise<Answer<Report>>;
  readonly onSent: (report: Report) => void;
}

function ReportCard({ texts, report, send, onSent, heading: Heading = 'h3' }: CardProps) {
  const { reference, what, result, decided_at: decidedAt, appeal_until: until, appeal } = report;
  return (
    <article className="grid gap-4 border-t border-hairline pt-6">
      <Heading className="text-title text-text-strong">{what}</Heading>
      <p className="text-caption text-text-muted">
        {decidedAt === null
          ? dayOf(report.sent_at, texts.locale)
          : texts.decidedOn.replace(DATE, dayOf(decidedAt, texts.locale))}
      </p>
      {result !== null && <p>{result}</p>}
      {(until !== null || appeal !== null) && (
        <Appeal
          texts={{ ...texts, outcomes: texts.reportOutcomes }}
          id={reference}
          appeal={appeal}
          until={until ?? ''}
          send={send}
          onSent={onSent}
        />
      )}
    </article>
  );
}
