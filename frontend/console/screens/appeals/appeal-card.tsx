import { useRef } from 'react';
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
  const [note, setNote] = useKeptDraft(draft);
  const outcome = useRef<AppealAnswer['outcome']>('upheld');
  const form = useRef<HTMLFormElement>(null);
  const { isBusy, fault, onSubmit } = useAct(async () => {
    await answer({ outcome: outcome.current, ...(note.trim() !== '' && { note: note.trim() }) });
    setNote('');
  });
  const mayAnswer = permissions.includes('moderation.write') && email !== appeal.decided_by;
  const send = (chosen: AppealAnswer['outcome']) => () => {
    outcome.current = chosen;
    form.current?.requestSubmit();
  };
  useKeys(
    mayAnswer
      ? [
          { keys: 's', label: texts.upheld, run: send('upheld') },
          { keys: 'r', label: texts.reversed, run: send('reversed') },
        ]
      : [],
  );
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
      {mayAnswer && (
        <form ref={form} onSubmit={onSubmit} className="grid gap-3">
          <NoteField label={texts.note} value={note} onChange={setNote} />
          <p className="text-quiet">{texts.reversed_hint}</p>
          {fault !== undefined && (
            <p role="alert" className="text-danger">
              {fault}
            </p>
          )}
          <p className="flex flex-wrap gap-2">
            <Button aria-disabled={isBusy} onClick={send('upheld')}>
              {texts.upheld} <kbd>S</kbd>
            </Button>
            <Button aria-disabled={isBusy} onClick={send('reversed')}>
              {texts.reversed} <kbd>R</kbd>
            </Button>
          </p>
        </form>
      )}
    </section>
  );
}
