import { useId, useRef, useState } from 'react';
import { client } from '../../api/client';
import { valueOf } from '../../api/problem';
import { KeyButton } from '../../desk/key-button';
import { Key } from '../../frame/key';
import { useKeys } from '../../frame/keys';
import { useSelf } from '../../frame/self-context';
import { type components } from '../../../lib/api/schema';
import { photos as texts } from '../../texts/photos';
import { Button } from '../../ui/button';
import { useKeptDraft } from '../../ui/kept-draft';
import { NoteField } from '../../ui/note-field';
import { fromNow } from '../../ui/times';
import { useAct } from '../../ui/use-act';
import { type ClaimedPhoto } from './photo-desk';

interface Props {
  readonly photo: ClaimedPhoto;
  readonly notes: readonly components['schemas']['PhotoNoteResponse'][];
  readonly onAdded: () => Promise<unknown>;
}

/** Notes on a photo, and a form for another one that a key opens. */
export function PhotoNotes({ photo, notes, onAdded }: Props) {
  const title = useId();
  return (
    <section aria-labelledby={title} className="grid gap-2">
      <h2 id={title} className="text-quiet">
        {texts.notes}
      </h2>
      {notes.length === 0 && <p className="text-quiet">{texts.no_notes}</p>}
      <ul className="grid gap-2">
        {notes.map(({ id, author, text, at }) => (
          <li key={id} className="rounded-md border border-line bg-panel p-2">
            <p className="whitespace-pre-line wrap-anywhere text-strong">{text}</p>
            <p className="text-sm text-quiet wrap-anywhere">
              {author}, {fromNow(at)}
            </p>
          </li>
        ))}
      </ul>
      <NoteForm photo={photo} onAdded={onAdded} />
    </section>
  );
}

function NoteForm({ photo, onAdded }: Omit<Props, 'notes'>) {
  const { permissions } = useSelf();
  const [text, setText] = useKeptDraft(`photo-note:${photo.tenant}:${photo.id}`);
  const [isOpen, setOpen] = useState(text !== '');
  const [id, setId] = useState(() => crypto.randomUUID());
  const form = useRef<HTMLFormElement>(null);
  const mayWrite = permissions.includes('moderation.write');
  const { isBusy, fault, onSubmit } = useAct(async () => {
    if (text.trim() === '') return;
    await valueOf(
      client.POST('/api/staff/tenants/{slug}/photos/{id}/notes', {
        params: { path: { slug: photo.tenant, id: String(photo.id) } },
        body: { id, text: text.trim() },
      }),
    );
    setText('');
    setId(crypto.randomUUID());
    setOpen(false);
    await onAdded();
  });
  const open = (): void => setOpen(true);
  useKeys([
    ...(mayWrite ? [{ keys: 'n', label: texts.write_note, run: open }] : []),
    ...(isOpen ? [{ keys: 'mod+Enter', label: texts.save_note, run: () => form.current?.requestSubmit() }] : []),
  ]);
  if (!mayWrite) return null;
  if (!isOpen)
    return (
      <div>
        <KeyButton shortcut="n" onClick={open}>
          {texts.write_note}
        </KeyButton>
      </div>
    );
  return (
    <form ref={form} onSubmit={onSubmit} className="grid gap-2">
      <NoteField label={texts.note} value={text} onChange={setText} isFocused />
      {fault !== undefined && (
        <p role="alert" className="text-danger">
          {fault}
        </p>
      )}
      <div>
        <Button type="submit" look="main" aria-disabled={isBusy}>
          {texts.save_note} <Key of="mod+Enter" />
        </Button>
      </div>
    </form>
  );
}
