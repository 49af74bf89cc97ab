import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import PostalMime from 'postal-mime';

export interface Envelope {
  readonly from: string;
  readonly to: readonly string[];
}

/** The summary of a mail in the list. */
export interface Summary {
  readonly id: string;
  readonly received_at: string;
  readonly message_id: string | null;
  readonly subject: string;
  /** As the header says it: name and address. */
  readonly from: string;
  /** As the envelope says it. */
  readonly to: readonly string[];
  /** How often it was delivered; stored once. */
  readonly copies: number;
}

export interface Mailbox {
  /** The newest first. */
  readonly list: () => readonly Summary[];
  readonly find: (id: string) => Summary | undefined;
  readonly raw: (id: string) => Buffer;
  readonly receive: (raw: Buffer, envelope: Envelope) => Promise<Summary>;
  readonly clear: () => void;
}

/** Mails on disk. The same Message-ID to the same people is one mail, as in the mail stores that people use. */
export function openMailbox(folder: string): Mailbox {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const summaries = new Map<string, Summary>(
    readdirSync(folder)
      .filter((name) => name.endsWith('.json'))
      .map((name) => JSON.parse(readFileSync(join(folder, name), 'utf8')) as Summary)
      .map((summary) => [summary.id, summary]),
  );
  const save = (summary: Summary): Summary => {
    summaries.set(summary.id, summary);
    writeWhole(join(folder, `${summary.id}.json`), JSON.stringify(summary));
    return summary;
  };
  return {
    list: () => [...summaries.values()].sort((one, other) => (one.received_at < other.received_at ? 1 : -1)),
    find: (id) => summaries.get(id),
    raw: (id) => readFileSync(join(folder, `${id}.eml`)),
    receive: async (raw, envelope) => {
      const { messageId, subject, from } = await PostalMime.parse(raw);
      const id = idOf(raw, messageId, envelope);
      const known = summaries.get(id);
      if (known !== undefined) return save({ ...known, copies: known.copies + 1 });
      writeWhole(join(folder, `${id}.eml`), raw);
      return save({
        id,
        received_at: new Date().toISOString(),
        message_id: messageId ?? null,
        subject: subject ?? '',
        from: from === undefined ? envelope.from : `${from.name} <${from.address ?? ''}>`.trim(),
        to: envelope.to,
        copies: 1,
      });
    },
    clear: () => {
      for (const id of summaries.keys()) {
        for (const kind of ['json', 'eml']) rmSync(join(folder, `${id}.${kind}`), { force: true });
      }
      summaries.clear();
    },
  };
}

function idOf(raw: Buffer, messageId: string | undefined, { to }: Envelope): string {
  const people = to.map((address) => address.toLowerCase()).sort();
  const identity = messageId ?? raw;
  return createHash('sha256')
    .update(identity)
    .update(`\0${people.join('\0')}`)
    .digest('hex')
    .slice(0, 20);
}

/** A runner that is killed half-way must not leave half a mail. */
function writeWhole(path: string, content: string | Buffer): void {
  writeFileSync(`${path}.part`, content, { mode: 0o600 });
  renameSync(`${path}.part`, path);
}
