import { AnswerForm } from '../../desk/answer-form';
import { useSelf } from '../../frame/self-context';
import { appeals as texts } from '../../texts/appeals';
import { desk } from '../../texts/desk';
import { reportReasons } from '../../texts/reports';
import { languageName } from '../../ui/language-name';
import { useKeptDraft } from '../../ui/kept-draft';
import { NoteField } from '../../ui/note-field';
import { Reachable } from '../../ui/reachable';
import { timeText } from '../../ui/times';
import { BlurredPhotos } from '../reports/blurred-photos';
import { Evidence, Quoted } from '../reports/evidence';
import { type AppealAnswer, type OpenAppeal } from './appeal-types';

interface Props {
  readonly slug: string;
  /** Under which name unsent words are kept. */
  readonly draft: string;
  readonly appeal: OpenAppeal;
  readonly answer: (answer: AppealAnswer) => Promise<void>;
}

/** Shows the decision, the member's appeal, and the two answers to it. */
export function AppealCard({ slug, draft, appeal, answer }: Props) {
  const { email, permissions } = useSelf();
  const mayAnswer = permissions.includes('moderation.write') && email !== appeal.decided_by;
  const { content } = appeal;
  const decided = texts.decided.replace('{by}', appeal.decided_by).replace('{when}', timeText(appeal.decided_at));
  return (
    <section className="grid gap-3 rounded-lg border border-line bg-panel p-4">
      <h2>
        {texts.kinds[appeal.kind] ?? appeal.kind} ·{' '}
        {appeal.account_id === null ? texts.erased : texts.member.replace('{id}', String(appeal.account_id))}
      </h2>
      <p className="text-quiet">{decided}</p>
      {appeal.language !== null && (
        <p className="text-quiet">{texts.language.replace('{language}', languageName(appeal.language))}</p>
      )}
      <p>
        {texts.reasons}: {appeal.reasons.map((reason) => reportReasons[reason] ?? reason).join(', ')}
        {appeal.ends_at !== null && ` · ${texts.until} ${timeText(appeal.ends_at)}`}
      </p>
      <WhatHolds appeal={appeal} />
      {appeal.note !== null && <Quoted title={texts.told} text={appeal.note} />}
      {content.text !== undefined && <Quoted title={texts.removed} text={content.text} />}
      {appeal.message !== null && <Quoted title={texts.message} text={appeal.message} />}
      {content.photo !== undefined && (
        <BlurredPhotos
          slug={slug}
          photos={[{ id: content.photo, name: texts.photo.replace('{id}', String(content.photo)) }]}
        />
      )}
      <Quoted title={texts.says} text={appeal.text} />
      {email === appeal.decided_by && <p>{texts.yours}</p>}
      {mayAnswer && (
        <Reachable label={desk.decide}>
          <AppealAnswerForm draft={draft} answer={answer} />
        </Reachable>
      )}
      {appeal.report !== null && <Evidence slug={slug} report={appeal.report} />}
    </section>
  );
}

/** Whether the decision has ended already, and whether another block holds beside it. */
function WhatHolds({ appeal: { ended_at: ended, other_block: other } }: Pick<Props, 'appeal'>) {
  return (
    <>
      {ended !== null && <p>{texts.ended.replace('{when}', timeText(ended))}</p>}
      {other !== null && (
        <p className="font-semibold">
          {other.ends_at === null
            ? texts.other_block_endless
            : texts.other_block.replace('{until}', timeText(other.ends_at))}
        </p>
      )}
    </>
  );
}

function AppealAnswerForm({ draft, answer }: Pick<Props, 'draft' | 'answer'>) {
  const [note, setNote] = useKeptDraft(draft);
  return (
    <AnswerForm
      texts={texts}
      send={async (outcome) => {
        await answer({ outcome, ...(note.trim() !== '' && { note: note.trim() }) });
        setNote('');
      }}
    >
      <NoteField label={texts.note} value={note} onChange={setNote} isFocused />
    </AnswerForm>
  );
}
