import { randomUUID } from 'node:crypto';
import { type ChatDetails } from '../../src/modules/chats/conversations/chat.response';
import {
  type ChatsResponse,
  type UnreadChatsResponse,
} from '../../src/modules/chats/use-cases/list-chats/chats.response';
import { type MessagesResponse } from '../../src/modules/chats/use-cases/list-messages/messages.response';
import { type SentResponse } from '../../src/modules/chats/use-cases/send-message/sent.response';
import { FIRST, type TestApi } from './api';
import { call, confirmed, grant } from './meeting';
import { type Person, rows } from './people';

/** Helpers for the actions and views of members in conversations, at an api that a test starts. */
export function chatting(api: () => TestApi) {
  async function someone(credits = 100, host = FIRST): Promise<Person> {
    const person = await confirmed(api(), {}, host);
    if (credits > 0) await grant(api(), person.id, credits);
    return person;
  }

  const premium = (person: Person) =>
    rows(api(), 'update account set premium_since = now() where id = $1', [person.id]).then(() => person);
  const write = (by: Person, path: string, text: string, id: string = randomUUID(), host = FIRST) =>
    call(api(), 'post', `${path}/messages`, by.cookie, host).send({ client_id: id, kind: 'text', text });
  async function send(by: Person, path: string, text: string): Promise<SentResponse> {
    const answer = await write(by, path, text);
    expect([answer.status, answer.text]).toEqual([201, expect.anything()]);
    return answer.body as SentResponse;
  }
  const chats = async (of: Person): Promise<ChatsResponse> =>
    (await call(api(), 'get', 'chats.php', of.cookie).expect(200)).body as ChatsResponse;
  const unread = async (of: Person): Promise<UnreadChatsResponse> =>
    (await call(api(), 'get', 'chats/unread', of.cookie).expect(200)).body as UnreadChatsResponse;
  const details = async (of: Person, path: string): Promise<ChatDetails> =>
    (await call(api(), 'get', path, of.cookie).expect(200)).body as ChatDetails;
  const messages = async (of: Person, chat: number, query = ''): Promise<MessagesResponse> =>
    (await call(api(), 'get', `chats/${chat}/messages${query}`, of.cookie).expect(200)).body as MessagesResponse;
  const texts = async (of: Person, chat: number, query = ''): Promise<(string | null)[]> =>
    (await messages(of, chat, query)).messages.map(({ text }) => text);
  const read = (by: Person, chat: number, seq: number) =>
    call(api(), 'put', `chats/${chat}/read`, by.cookie).send({ seq }).expect(204);
  const balanceOf = async ({ id }: Person): Promise<number> =>
    Number((await rows(api(), 'select balance from credit_balance where account_id = $1', [id]))[0]?.['balance']);
  const paidOf = async ({ id }: Person): Promise<number> =>
    Number(
      (
        await rows(
          api(),
          'select coalesce(-sum(amount), 0) as paid from credit_entry where account_id = $1 and amount < 0',
          [id],
        )
      )[0]?.['paid'],
    );
  return { someone, premium, write, send, chats, unread, details, messages, texts, read, balanceOf, paidOf };
}
