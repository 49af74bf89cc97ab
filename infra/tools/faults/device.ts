import { type IncomingMessage, get } from 'node:http';
import { insist } from './asking';
import { type Person } from './people';

interface Message {
  readonly seq: number;
  readonly sender: number;
  readonly text: string | null;
}

/** The state of a conversation as a device shows it. */
interface Shown {
  readonly messages: Map<number, Message>;
  unread: number;
  lastSeq: number;
}

interface ChatEvent {
  readonly conversation: number;
  readonly unread?: number;
  readonly last_seq?: number;
  readonly message?: Message;
  readonly seq?: number;
}

/** A phone: it listens to the stream, and asks for what it sees that it lacks. What it is told twice is once. */
export class Device {
  readonly shown = new Map<number, Shown>();
  /** How often a stream began. */
  streams = 0;
  private position = '';
  private closed = false;
  private response: IncomingMessage | undefined;
  private catching = new Map<number, Promise<void>>();

  constructor(
    private readonly apis: readonly string[],
    readonly owner: Person,
  ) {}

  open(): void {
    if (this.closed) return;
    this.streams += 1;
    const api = this.apis[(this.owner.id + this.streams) % this.apis.length] ?? '';
    const again = (): void => {
      if (!this.closed) setTimeout(() => this.open(), 50 + Math.random() * 300);
    };
    const request = get(`${api}/api/events`, {
      headers: {
        ...{ accept: 'text/event-stream', cookie: this.owner.cookie, 'x-forwarded-host': this.owner.host },
        ...(this.position !== '' && { 'last-event-id': this.position }),
      },
    });
    let isOver = false;
    const once = (): void => {
      if (!isOver) again();
      isOver = true;
    };
    request.once('error', once);
    request.once('response', (response) => {
      this.response = response;
      let rest = '';
      response.setEncoding('utf8').on('data', (chunk: string) => {
        const blocks = (rest + chunk).split('\n\n');
        rest = blocks.pop() ?? '';
        for (const block of blocks) this.hear(block);
      });
      response.once('error', once).once('close', once);
    });
  }

  /** The network goes away in the middle of something. */
  cut(): void {
    this.response?.destroy();
  }

  close(): void {
    this.closed = true;
    this.response?.destroy();
  }

  /** As a page does when it is opened: everything anew. */
  async load(): Promise<void> {
    const { body } = await insist(this.apis, this.owner, 'GET', 'chats');
    const { chats } = body as { chats: { conversation: number; num_unread_messages: number; last_seq: number }[] };
    for (const { conversation, num_unread_messages: unread, last_seq } of chats)
      this.apply({ conversation, unread, last_seq });
  }

  async settled(): Promise<void> {
    while (this.catching.size > 0) await Promise.all(this.catching.values());
  }

  private hear(block: string): void {
    const field = (name: string): string | undefined =>
      block
        .split('\n')
        .find((line) => line.startsWith(`${name}:`))
        ?.slice(name.length + 1)
        .trim();
    const [id, event, data] = [field('id'), field('event'), field('data')];
    if (data !== undefined && ['message', 'chat', 'gone'].includes(event ?? ''))
      this.apply(JSON.parse(data) as ChatEvent);
    if (event === 'reload') void this.load();
    if (id !== undefined) this.position = id;
  }

  private apply({ conversation, unread, last_seq, message, seq }: ChatEvent): void {
    const shown = this.shown.get(conversation) ?? { messages: new Map<number, Message>(), unread: 0, lastSeq: 0 };
    this.shown.set(conversation, shown);
    if (message) keep(shown, message);
    const gone = seq === undefined ? undefined : shown.messages.get(seq);
    if (gone) shown.messages.set(gone.seq, { ...gone, text: null });
    // A late event must not overwrite the unread count of a later message.
    const newest = Math.max(message?.seq ?? 0, last_seq ?? 0);
    if (unread !== undefined && newest >= shown.lastSeq) shown.unread = unread;
    shown.lastSeq = Math.max(shown.lastSeq, newest);
    if (shown.messages.size < shown.lastSeq) this.catchUp(conversation, shown);
  }

  /** Asks for the messages behind the last one before a gap, until there is none. */
  private catchUp(conversation: number, shown: Shown): void {
    if (this.catching.has(conversation)) return;
    const work = async (): Promise<void> => {
      while (!this.closed && shown.messages.size < shown.lastSeq) {
        let before = 0;
        while (shown.messages.has(before + 1)) before += 1;
        const path = `chats/${conversation}/messages?after=${before}&limit=100`;
        const { body } = await insist(this.apis, this.owner, 'GET', path);
        for (const message of (body as { messages: Message[] }).messages) keep(shown, message);
      }
      this.catching.delete(conversation);
    };
    this.catching.set(conversation, work());
  }
}

/** A withdrawn message stays withdrawn, even if its text arrives later. */
function keep({ messages }: Shown, message: Message): void {
  if (messages.get(message.seq)?.text !== null) messages.set(message.seq, message);
}
