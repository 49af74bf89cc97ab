import { useRef, useState } from 'react';
import { useKeys } from '../../frame/keys';
import { useSelf } from '../../frame/self-context';
import { appeals as texts } from '../../texts/appeals';
import { reportReasons } from '../../texts/reports';
import { Button } from '../../ui/button';
import { useKeptDraft } from '../../ui/kept-draft';
import { NoteField } from '../../ui/note-field';
import { timeText } from '../../ui/times';
import { useAct } from '../../ui/use-act';
import { BlurredPhotos } from '../reports/blurred-photos';
import { Quoted } from '../reports/evidence';
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
      <p>
        {texts.reasons}: {appeal.reasons.map((reason) => reportReasons[reason] ?? reason).join(', ')}
        {appeal.ends_at !== null && ` · ${texts.until} ${timeText(appeal.ends_at)}`}
      </p>
      {appeal.note !== null && <Quoted title={texts.told} text={appeal.note} />}
      {content.text !== undefined && <Quoted title={texts.removed} text={content.text} />}
      {content.photo !== undefined && (
        <BlurredPhotos
          slug={slug}
          photos={[{ id: content.photo, name: texts.photo.replace('{id}', String(content.photo)) }]}
        />
      )}
      <Quoted title={texts.says} text={appeal.text} />
      {email === appeal.decided_by && <p>{texts.yours}</p>}
      {mayAnswer && <AnswerForm draft={draft} answer={answer} />}
    </section>
  );
}

const ANSWERS = [
  { outcome: 'upheld', key: 'o' },
  { outcome: 'reversed', key: 'r' },
] as const satisfies readonly { outcome: AppealAnswer['outcome']; key: string }[];

/** One key chooses an answer, and another one sends it: neither can be taken back. */
function AnswerForm({ draft, answer }: Pick<Props, 'draft' | 'answer'>) {
  const [note, setNote] = useKeptDraft(draft);
  const [outcome, setOutcome] = useState<AppealAnswer['outcome']>();
  const form = useRef<HTMLFormElement>(null);
  const { isBusy, fault, onSubmit } = useAct(async () => {
    if (outcome === undefined) return;
    await answer({ outcome, ...(note.trim() !== '' && { note: note.trim() }) });
    setNote('');
  });
  const cancel = (): void => {
    setOutcome(undefined);
  };
  useKeys([
    ...ANSWERS.map((one) => ({ keys: one.key, label: texts[one.outcome], run: () => setOutcome(one.outcome) })),
    ...(outcome === undefined
      ? []
      : [
          { keys: 'mod+Enter', label: texts.send_key, run: () => form.current?.requestSubmit() },
          { keys: 'Escape', label: texts.cancel, run: cancel },
        ]),
  ]);
  return (
    <form ref={form} onSubmit={onSubmit} className="grid gap-3">
      <p className="flex flex-wrap gap-2">
        {ANSWERS.map((one) => (
          <Button
            key={one.outcome}
            aria-pressed={outcome === one.outcome}
            look={outcome === one.outcome ? 'main' : 'plain'}
            onClick={() => setOutcome(one.outcome)}
          >
            {texts[one.outcome]} <kbd>{one.key.toUpperCase()}</kbd>
          </Button>
        ))}
      </p>
      {outcome !== undefined && (
        <>
          <NoteField key={outcome} label={texts.note} value={note} onChange={setNote} isFocused />
          <p className="text-quiet">{texts.hints[outcome]}</p>
          {fault !== undefined && (
            <p role="alert" className="text-danger">
              {fault}
            </p>
          )}
          <p className="flex flex-wrap gap-2">
            <Button type="submit" look="main" aria-disabled={isBusy}>
              {texts.send.replace('{answer}', texts[outcome])} <kbd>⌘↵</kbd>
            </Button>
            <Button onClick={cancel}>{texts.cancel}</Button>
          </p>
        </>
      )}
    </form>
  );
}
