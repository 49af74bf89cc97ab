'use client';

import { useQuery, useQueryClient } from '@tanstack/react-query';
import { BUTTON } from '../../components/ui/button-link';
import { call } from '../../lib/api/call';
import { answered } from '../../lib/api/query-answer';
import { useApi } from '../../lib/api/use-api';
import { useLinkToken } from '../../lib/link-token';
import { useMember } from '../../lib/member';
import { ROUTES } from '../../site/routes';
import { DecisionCard } from './decision-card';
import { type DecisionTexts } from './decision-texts';
import { LinkedReport, OwnReports } from './own-reports';

interface Props {
  readonly texts: DecisionTexts;
}

/** The link is the one that a reporter gets. */
const isAboutReport = (token: string | undefined): token is string =>
  token !== undefined && token !== '' && new URLSearchParams(window.location.search).get('about') === 'report';

interface HeadingProps {
  readonly title: string;
  readonly text: string;
  /** The title where a reporter reads what came of their report: nothing there is about them. */
  readonly reportsTitle: string;
}

/** The heading of the page, by whom its address is for. */
export function DecisionsHeading({ title, text, reportsTitle }: HeadingProps) {
  const isReport = isAboutReport(useLinkToken());
  return (
    <>
      <h1 className="mb-5 text-heading hyphens-auto">{isReport ? reportsTitle : title}</h1>
      {!isReport && <p className="mb-8 text-lead">{text}</p>}
    </>
  );
}

/** One decision or report where the address has a token, else all of the member. */
export function Decisions({ texts }: Props) {
  const token = useLinkToken();
  if (token === undefined) return null;
  if (isAboutReport(token)) return <LinkedReport texts={texts} token={token} />;
  return token === '' ? <OwnDecisions texts={texts} /> : <LinkedDecision texts={texts} token={token} />;
}

function LinkedDecision({ texts, token }: Props & { readonly token: string }) {
  const client = useQueryClient();
  const queryKey = ['decision-link', token];
  const { data, isError } = useQuery({
    queryKey,
    queryFn: () => answered(call('POST', '/api/decision-links', { body: { token } })),
    retry: false,
  });
  if (isError) return <p role="alert">{texts.invalid}</p>;
  if (!data) return null;
  return (
    <DecisionCard
      texts={texts}
      decision={data}
      send={(text) => call('POST', '/api/decision-links/appeal', { body: { token, text } })}
      onSent={(next) => client.setQueryData(queryKey, next)}
    />
  );
}

function OwnDecisions({ texts }: Props) {
  const client = useQueryClient();
  const member = useMember();
  const { data, isError } = useApi('/api/decisions');
  if (member === null)
    return (
      <div className="grid justify-items-start gap-6">
        <p>{texts.signIn}</p>
        <a href={`${ROUTES.login}?next=${encodeURIComponent(ROUTES.decisions)}`} className={BUTTON}>
          {texts.login}
        </a>
      </div>
    );
  if (isError) return <p role="alert">{texts.failed}</p>;
  if (!data) return null;
  return (
    <>
      {data.decisions.length === 0 && <p>{texts.none}</p>}
      <ul className="grid gap-10">
        {data.decisions.map((decision) => (
          <li key={decision.id}>
            <DecisionCard
              texts={texts}
              decision={decision}
              send={(text) =>
                call('POST', '/api/decisions/{id}/appeal', {
                  params: { path: { id: String(decision.id) } },
                  body: { text },
                })
              }
              onSent={() => void client.invalidateQueries({ queryKey: ['/api/decisions'] })}
            />
          </li>
        ))}
      </ul>
      <OwnReports texts={texts} />
    </>
  );
}
