import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { client } from '../../api/client';
import { fetchPicture } from '../../api/picture';
import { valueOf } from '../../api/problem';
import { OfBrand } from '../../configuration/brand-screen';
import { evidence as texts } from '../../texts/authorities';
import { common } from '../../texts/common';
import { reports } from '../../texts/reports';
import { Answer } from '../../ui/answer';
import { Button } from '../../ui/button';
import { problemText } from '../../ui/problem-text';
import { TextArea } from '../../ui/text-area';
import { timeText } from '../../ui/times';
import { authorityOf, type KeptEvidence, reportText } from './report-text';

/** What is kept for authorities of a brand, with the report to each. For operators. */
export default function Evidence() {
  return (
    <OfBrand title={texts.title} needs="member.delete">
      {(tenant) => <List slug={tenant.slug} brand={tenant.name} />}
    </OfBrand>
  );
}

function List({ slug, brand }: { readonly slug: string; readonly brand: string }) {
  const query = useQuery({
    queryKey: ['evidence', slug],
    queryFn: () => valueOf(client.GET('/api/staff/tenants/{slug}/minor-evidence', { params: { path: { slug } } })),
    // Each look at the list is written down.
    refetchOnWindowFocus: false,
  });
  return (
    <>
      <p className="max-w-prose text-quiet">{texts.text}</p>
      <Answer query={query}>
        {({ evidence }) =>
          evidence.length === 0 ? (
            <p role="status">{texts.none}</p>
          ) : (
            <ul className="grid gap-4">
              {evidence.map((one) => (
                <li key={one.photo}>
                  <Kept one={one} brand={brand} />
                </li>
              ))}
            </ul>
          )
        }
      </Answer>
    </>
  );
}

function Kept({ one, brand }: { readonly one: KeptEvidence; readonly brand: string }) {
  const [said, setSaid] = useState('');
  const text = reportText(one, brand);
  const copy = (): void => {
    navigator.clipboard.writeText(text).then(
      () => setSaid(common.copied),
      () => setSaid(common.not_copied),
    );
  };
  const facts = [
    [texts.country, one.country ?? texts.unknown],
    [texts.born, one.birth_date ?? '–'],
    [texts.found, texts.by.replace('{time}', timeText(one.requested_at)).replace('{who}', one.first_by)],
    [texts.confirmed, texts.by.replace('{time}', timeText(one.decided_at)).replace('{who}', one.decided_by)],
    [texts.until, timeText(one.deleted_at)],
    [texts.authority, authorityOf(one.country).name],
  ] as const;
  return (
    <section className="grid gap-3 rounded-lg border border-line bg-panel p-4">
      <h2>
        {one.profile_id === null
          ? texts.erased
          : `${one.name ?? ''} · ${texts.member.replace('{id}', String(one.profile_id))}`}
        {one.fictional && ` · ${reports.fictional}`}
      </h2>
      <dl className="grid gap-x-4 gap-y-1 sm:grid-cols-[auto_1fr]">
        {facts.map(([name, value]) => (
          <div key={name} className="contents">
            <dt className="text-quiet">{name}</dt>
            <dd className="min-w-0 wrap-anywhere">{value}</dd>
          </div>
        ))}
      </dl>
      <TextArea label={texts.report} lang={authorityOf(one.country).language} readOnly rows={7} value={text} />
      <div className="flex flex-wrap items-center gap-2">
        <Button look="main" onClick={copy}>
          {common.copy}
        </Button>
        <SavePicture one={one} />
        <p role="status">{said}</p>
      </div>
    </section>
  );
}

/** The picture is never shown here: it is fetched and saved, to be handed over. */
function SavePicture({ one }: { readonly one: KeptEvidence }) {
  const [url, setUrl] = useState<string>();
  const [fault, setFault] = useState<string>();
  const fetchIt = (): void => {
    setFault(undefined);
    fetchPicture(one.picture).then(
      (blob) => setUrl(URL.createObjectURL(blob)),
      (error: unknown) => setFault(problemText(error)),
    );
  };
  if (url !== undefined)
    return (
      <a
        href={url}
        download={`evidence-${one.photo}.jpg`}
        className="target inline-flex items-center px-3 text-accent underline"
      >
        {texts.save}
      </a>
    );
  return (
    <>
      <Button onClick={fetchIt}>{texts.show}</Button>
      {fault !== undefined && (
        <p role="alert" className="text-danger">
          {fault}
        </p>
      )}
    </>
  );
}
