import { type ComplaintThread } from '../../api/complaints';
import { thread as texts } from '../../texts/complaints';
import { timeText } from '../../ui/times';

type Message = ComplaintThread['messages'][number];

/** The complaint, and below it what followed, each with its writer and time. */
export function Conversation({ thread }: { readonly thread: ComplaintThread }) {
  return (
    <section aria-label={texts.conversation}>
      <ol className="grid gap-3">
        <li className="grid gap-1 rounded-lg border border-line bg-panel p-4">
          <p className="text-quiet">
            {thread.name} · {timeText(thread.created_at)}
          </p>
          <p lang={thread.language} className="whitespace-pre-wrap">
            {thread.message}
          </p>
        </li>
        {thread.messages.map((message) => (
          <Entry key={message.id} message={message} language={thread.language} />
        ))}
      </ol>
    </section>
  );
}

const LOOKS = {
  answer: 'ms-4 border-line bg-hover sm:ms-12',
  reply: 'border-line bg-panel',
  note: 'ms-4 border-dashed border-field bg-page sm:ms-12',
} as const;

function Entry({ message, language }: { readonly message: Message; readonly language: string }) {
  const { kind, body, quoted, refused_files: files } = message;
  return (
    <li className={`grid gap-1 rounded-lg border p-4 ${LOOKS[kind]}`}>
      <p className="text-quiet">
        {titleOf(message)} · {timeText(message.created_at)}
      </p>
      {message.from_elsewhere && <p className="text-danger">{texts.elsewhere}</p>}
      <p lang={kind === 'note' ? undefined : language} className="whitespace-pre-wrap">
        {body === '' ? texts.no_words : body}
      </p>
      {files > 0 && <p className="text-quiet">{texts.files.replace('{n}', String(files))}</p>}
      {quoted !== null && (
        <details>
          <summary className="target inline-flex cursor-pointer items-center text-accent underline">
            {texts.quoted}
          </summary>
          <blockquote lang={language} className="border-s-4 border-line ps-3 whitespace-pre-wrap text-quiet">
            {quoted}
          </blockquote>
        </details>
      )}
    </li>
  );
}

function titleOf({ kind, author, is_mailed: isMailed }: Message): string {
  const note = isMailed ? texts.note_mailed_by : texts.note_by;
  const title = { answer: texts.answer_by, reply: texts.reply_by, note }[kind];
  return title.replace('{by}', author ?? '');
}
