import { useRef } from 'react';
import { Key } from '../../frame/key';
import { useKeys } from '../../frame/keys';
import { noticeAppeals } from '../../texts/notice-appeals';
import { reportReasons, reports as texts } from '../../texts/reports';
import { Button } from '../../ui/button';
import { Choice } from '../../ui/choice';
import { Field } from '../../ui/field';
import { useKeptDraft } from '../../ui/kept-draft';
import { NoteField } from '../../ui/note-field';
import { textIn, useAct } from '../../ui/use-act';
import { type OpenReport, type Outcome, type ReportDecision, type Stronger, contentOf } from './report-types';

interface Props {
  /** Under which name unsent words are kept. */
  readonly draft: string;
  readonly report: OpenReport;
  readonly outcome: Outcome;
  readonly label: string;
  readonly stronger: Stronger | undefined;
  readonly decide: (decision: ReportDecision) => Promise<void>;
  readonly onCancel: () => void;
}

type Rule = NonNullable<ReportDecision['rule']>;

/** The fields of an outcome. Each has a value already, so that one key sends it. */
export function DecisionForm({ draft, report, outcome, label, stronger, decide, onCancel }: Props) {
  const form = useRef<HTMLFormElement>(null);
  const [note, setNote] = useKeptDraft(draft);
  const { isBusy, fault, onSubmit } = useAct(async (filled) => {
    await decide(decisionIn(filled, outcome, note));
    setNote('');
  });
  useKeys([
    { keys: 'mod+Enter', label: texts.send_key, run: () => form.current?.requestSubmit() },
    { keys: 'Escape', label: texts.cancel, run: onCancel },
  ]);
  const isAct = outcome !== 'dismissed';
  return (
    <form ref={form} onSubmit={onSubmit} className="grid gap-3">
      {outcome === 'content_removed' && <Choice label={texts.content} name="content" choices={contentsOf(report)} />}
      {isAct && (
        <>
          <Choice
            label={texts.rule}
            name="rule"
            defaultValue={report.reason}
            choices={Object.entries(reportReasons).map(([value, label]) => ({ value, label }))}
          />
          <Choice
            label={texts.ground}
            name="ground"
            defaultValue={report.reason === 'illegal' ? 'law' : 'terms'}
            choices={(['terms', 'law'] as const).map((value) => ({ value, label: texts.grounds[value] }))}
          />
        </>
      )}
      {outcome === 'member_blocked' && (
        <Field label={texts.days} name="days" type="number" min={stronger?.days ?? 1} max={365} />
      )}
      {isAct && <NoteField label={texts.note} value={note} onChange={setNote} isFocused />}
      <p className="text-quiet">{isAct ? texts.note_acted : noteOf(stronger)}</p>
      {fault !== undefined && (
        <p role="alert" className="text-danger">
          {fault}
        </p>
      )}
      <p className="flex flex-wrap gap-2">
        <Button type="submit" look="main" aria-disabled={isBusy}>
          {texts.send.replace('{outcome}', label)} <Key of="mod+Enter" />
        </Button>
        <Button onClick={onCancel}>{texts.cancel}</Button>
      </p>
    </form>
  );
}

const noteOf = (stronger: Stronger | undefined): string =>
  stronger ? noticeAppeals.note_stands : texts.note_dismissed;

function contentsOf({ evidence }: OpenReport): { value: string; label: string }[] {
  const { photos, prompts = [] } = evidence;
  return [
    ...photos.map(({ id, status }) => ({
      value: `photo:${id}`,
      label: texts.photo.replace('{id}', String(id)).replace('{status}', status),
    })),
    ...(['about_me', 'looking_for'] as const)
      .filter((field) => evidence[field])
      .map((field) => ({ value: `field:${field}`, label: texts[field] })),
    ...prompts.map(({ code }) => ({ value: `prompt:${code}`, label: code })),
  ];
}

function decisionIn(form: FormData, outcome: Outcome, note: string): ReportDecision {
  if (outcome === 'dismissed') return { outcome };
  const days = textIn(form, 'days');
  return {
    outcome,
    rule: textIn(form, 'rule') as Rule,
    ground: textIn(form, 'ground') === 'law' ? 'law' : 'terms',
    ...(note.trim() !== '' && { note: note.trim() }),
    ...(outcome === 'member_blocked' && days !== '' && { days: Number(days) }),
    ...(outcome === 'content_removed' && contentOf(textIn(form, 'content'))),
  };
}
