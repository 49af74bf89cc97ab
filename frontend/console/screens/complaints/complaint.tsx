import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Link, useNavigate, useParams, useSearch } from '@tanstack/react-router';
import { useState } from 'react';
import { type ComplaintThread, complaintPlace } from '../../api/complaints';
import { BrandBand } from '../../frame/brand-band';
import { NotFound } from '../../frame/fallbacks';
import { Key } from '../../frame/key';
import { useKeys } from '../../frame/keys';
import { useSelf } from '../../frame/self-context';
import { complaints as texts, kinds } from '../../texts/complaints';
import { Answer } from '../../ui/answer';
import { Button } from '../../ui/button';
import { AnswerForm } from './answer-form';
import { CloseForm } from './close-form';
import { complaintList, complaintThread } from './complaint-queries';
import { Conversation } from './conversation';
import { Facts } from './facts';
import { NoteForm } from './note-form';
import { readComplaintSearch } from './search';

/** One complaint: what was written, and what is done about it. */
export default function Complaint() {
  const { slug = '', reference: given = '' } = useParams({ strict: false });
  const reference = given.toUpperCase();
  const tenant = useSelf().tenants.find((one) => one.slug === slug);
  const query = useQuery({ ...complaintThread(slug, reference), enabled: tenant !== undefined });
  if (!tenant) return <NotFound />;
  return (
    <div className="grid gap-4">
      <BrandBand tenant={tenant} />
      <Places slug={slug} reference={reference} />
      <Answer query={query}>
        {(thread) => <Thread key={`${slug} ${thread.reference}`} slug={slug} thread={thread} />}
      </Answer>
    </div>
  );
}

/** The list that one came from, and its neighbours in it. */
function Places({ slug, reference }: { readonly slug: string; readonly reference: string }) {
  const search = readComplaintSearch(useSearch({ strict: false }));
  const navigate = useNavigate();
  const all = useQuery(complaintList(search)).data?.complaints ?? [];
  const at = all.findIndex((one) => one.tenant === slug && one.reference === reference);
  // An answered complaint has left the list: the first one is the next.
  const [before, next] = at === -1 ? [undefined, all[0]] : [all[at - 1], all[at + 1]];
  const go = (to: typeof next) => () => {
    if (!to) return;
    void navigate({ ...complaintPlace(to), search: { ...search } });
  };
  useKeys([
    { keys: 'j', label: texts.next, run: go(next) },
    { keys: 'k', label: texts.before, run: go(before) },
  ]);
  return (
    <p className="flex flex-wrap items-center gap-2">
      <Link to="/complaints" search={{ ...search }} className="target inline-flex items-center text-accent underline">
        {texts.back}
      </Link>
      <Button onClick={go(before)} disabled={!before}>
        {texts.before} <Key of="k" />
      </Button>
      <Button onClick={go(next)} disabled={!next}>
        {texts.next} <Key of="j" />
      </Button>
    </p>
  );
}

function Thread({ slug, thread }: { readonly slug: string; readonly thread: ComplaintThread }) {
  const { permissions } = useSelf();
  const queries = useQueryClient();
  const [told, setTold] = useState('');
  const changed = async (done: string): Promise<void> => {
    setTold(done);
    await queries.invalidateQueries({ queryKey: ['complaint', slug, thread.reference] });
    void queries.invalidateQueries({ queryKey: ['complaints'] });
    void queries.invalidateQueries({ queryKey: ['work'] });
  };
  const props = { slug, thread, onChanged: changed };
  const mayAnswer = permissions.includes('member.write');
  return (
    <>
      <h1>
        {kinds[thread.kind]} · {thread.name === '' ? texts.erased : thread.name}
      </h1>
      <p role="status" className="text-good empty:hidden">
        {told}
      </p>
      <div className="grid items-start gap-4 lg:grid-cols-[2fr_1fr]">
        <div className="grid min-w-0 gap-4">
          <Conversation thread={thread} />
          {mayAnswer && <AnswerForm {...props} />}
        </div>
        <div className="grid min-w-0 gap-4">
          <Facts {...props} />
          {mayAnswer && <CloseForm {...props} />}
          {mayAnswer && thread.email !== '' && <NoteForm {...props} />}
        </div>
      </div>
    </>
  );
}
