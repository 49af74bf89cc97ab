import { useRef } from 'react';
import { addComplaintNote } from '../../api/complaints';
import { answering as texts } from '../../texts/complaints';
import { Button } from '../../ui/button';
import { useKeptDraft } from '../../ui/kept-draft';
import { TextArea } from '../../ui/text-area';
import { useAct } from '../../ui/use-act';
import { type ThreadProps } from './thread-props';

/** A note for colleagues in the thread. */
export function NoteForm({ slug, thread, onChanged }: ThreadProps) {
  const id = useRef(crypto.randomUUID());
  const [text, setText] = useKeptDraft(`complaint note ${slug} ${thread.reference}`);
  const { isBusy, fault, onSubmit } = useAct(async () => {
    await addComplaintNote(slug, thread.reference, { id: id.current, text: text.trim() });
    setText('');
    await onChanged('');
  });
  return (
    <form onSubmit={onSubmit} className="grid gap-2 rounded-lg border border-line bg-panel p-4">
      <TextArea
        label={texts.note}
        hint={texts.note_hint}
        required
        maxLength={2000}
        value={text}
        onChange={(event) => {
          id.current = crypto.randomUUID();
          setText(event.target.value);
        }}
      />
      {fault !== undefined && (
        <p role="alert" className="text-danger">
          {fault}
        </p>
      )}
      <Button type="submit" disabled={isBusy || text.trim() === ''} className="justify-self-start">
        {texts.add_note}
      </Button>
    </form>
  );
}
