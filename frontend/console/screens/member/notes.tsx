import { useQuery, useQueryClient } from '@tanstack/react-query';
import { addNote, readNotes } from '../../api/members';
import { useSelf } from '../../frame/self-context';
import { notes as texts } from '../../texts/members';
import { Answer } from '../../ui/answer';
import { Button } from '../../ui/button';
import { useKeptText } from '../../ui/kept-text';
import { TextArea } from '../../ui/text-area';
import { timeText } from '../../ui/times';
import { useAct } from '../../ui/use-act';

interface Props {
  readonly slug: string;
  readonly id: string;
}

/** Shows the notes that staff write for each other about the member. */
export function Notes({ slug, id }: Props) {
  const { permissions } = useSelf();
  const queries = useQueryClient();
  const queryKey = ['member', slug, id, 'notes'];
  const query = useQuery({ queryKey, queryFn: () => readNotes(slug, id) });
  const [text, keepText] = useKeptText(`note ${slug} ${id}`);
  const { isBusy, fault, onSubmit } = useAct(async () => {
    await addNote(slug, id, text.trim());
    keepText('');
    await queries.invalidateQueries({ queryKey: ['member', slug, id] });
  });
  return (
    <section className="grid gap-3" aria-label={texts.title}>
      <h2>{texts.title}</h2>
      <Answer query={query}>
        {({ notes }) => (
          <ul className="grid gap-2 empty:hidden">
            {notes.map((note) => (
              <li key={note.id} className="rounded-lg border border-line bg-panel p-3">
                <p className="text-quiet">
                  {note.author} · {timeText(note.at)}
                </p>
                <p className="whitespace-pre-wrap">{note.text}</p>
              </li>
            ))}
          </ul>
        )}
      </Answer>
      {permissions.includes('member.write') && (
        <form onSubmit={onSubmit} className="grid justify-items-start gap-2">
          <div className="w-full">
            <TextArea
              label={texts.label}
              hint={texts.text}
              required
              maxLength={2000}
              value={text}
              onChange={(event) => {
                keepText(event.target.value);
              }}
            />
          </div>
          {fault !== undefined && (
            <p role="alert" className="text-danger">
              {fault}
            </p>
          )}
          <Button type="submit" disabled={isBusy || text.trim() === ''}>
            {texts.add}
          </Button>
        </form>
      )}
    </section>
  );
}
