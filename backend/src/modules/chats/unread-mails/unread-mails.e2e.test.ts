import { randomUUID } from 'node:crypto';
import { LOCALES } from '../../../../../contract/text/locales';
import { FIRST, SECOND, type TestApi } from '../../../../test/support/api';
import { block, call, change, grant, invented } from '../../../../test/support/meeting';
import { MAIL_TEXTS } from '../../../../test/support/mail-texts';
import { type Person, rows, signUp, startAccountsApi } from '../../../../test/support/people';
import { type CaughtMail, TestSmtp } from '../../../../test/support/smtp';
import { type RunningWorker, startWorker } from '../../../entrypoints/start-worker';
import { OutboxHandlers } from '../../../platform/outbox';
import { runInTenant } from '../../../platform/tenancy';
import { type SentResponse } from '../use-cases/send-message/sent.response';
import { UnreadMails } from './unread-mails';

let api: TestApi;
let smtp: TestSmtp;
let worker: RunningWorker;
beforeAll(async () => {
  smtp = await new TestSmtp().start();
  api = await startAccountsApi(19);
  worker = await startWorker({ ...api.config, SMTP_URL: smtp.url });
});
afterAll(async () => {
  await worker.close();
  await api.close();
  await smtp.stop();
});

interface Member extends Person {
  readonly email: string;
}

let people = 0;
async function someone(name: string, host = FIRST, language = 'en'): Promise<Member> {
  const email = `unread${(people += 1)}@visitor.example`;
  const person = await signUp(api, email, host);
  await rows(api, "update account set status = 'active', confirmed_at = now(), language = $2 where id = $1", [
    ...[person.id, language],
  ]);
  await change(api, person.id, { status: 'active', name });
  await grant(api, person.id, 1000);
  await delivered();
  return { ...person, email };
}
async function delivered(): Promise<void> {
  while ((await rows(api, 'select from outbox where failed_at is null')).length > 0)
    await new Promise((resolve) => setTimeout(resolve, 20));
}
async function write(by: Person, to: number, host = FIRST): Promise<SentResponse> {
  const message = { client_id: randomUUID(), kind: 'text', text: 'a secret text' };
  return (await call(api, 'post', `members/${to}/messages`, by.cookie, host).send(message).expect(201))
    .body as SentResponse;
}
const later = (minutes: number, whose: number) =>
  rows(api, 'update chat set untold_since = untold_since - make_interval(mins => $1) where member_id = $2', [
    minutes,
    whose,
  ]);
const afterThePause = (whose: number) =>
  rows(api, "update unread_mail set told_at = told_at - interval '61 minutes' where account_id = $1", [whose]);
const writeMails = () => worker.app.get(UnreadMails).writeMails();
const mailsTo = ({ email }: Member): CaughtMail[] => smtp.caught.filter(({ to: [first] }) => first === email);
async function unreadMailsOf(member: Member): Promise<CaughtMail[]> {
  await writeMails();
  await delivered();
  return mailsTo(member).slice(1);
}

describe('the mail about unread messages', () => {
  it('comes once after the brand’s time, with all who wrote, never what; and again only for what is new', async () => {
    const [one, two, reader] = [await someone('Jo'), await someone('Kim'), await someone('Robin')];
    await write(one, reader.id);
    await write(one, reader.id);
    await write(two, reader.id);
    await later(14, reader.id);
    expect(await unreadMailsOf(reader)).toEqual([]);
    await later(2, reader.id);
    const counts = await Promise.all([writeMails(), writeMails(), writeMails()]);
    expect(counts.reduce((sum, count) => sum + count)).toBe(1);
    const [mail, ...more] = await unreadMailsOf(reader);
    expect(more).toEqual([]);
    expect(mail?.email.subject).toBe('You have unread messages');
    for (const text of [mail?.email.text, mail?.email.html]) {
      expect(text).toMatch(/From: Jo, Kim\n[^]*Unread messages: 3\n|>From: Jo, Kim<[^]*>Unread messages: 3</);
      expect(text).toContain('/chats');
      expect(text).not.toContain('secret');
    }
    expect(JSON.stringify(mail?.email.headers)).toContain('list-unsubscribe');
    await afterThePause(reader.id);
    await later(600, reader.id);
    expect(await unreadMailsOf(reader)).toHaveLength(1);
    await write(two, reader.id);
    await later(16, reader.id);
    expect(await unreadMailsOf(reader)).toHaveLength(2);
    await write(one, reader.id);
    await later(16, reader.id);
    expect(await unreadMailsOf(reader)).toHaveLength(2);
    await afterThePause(reader.id);
    expect(await unreadMailsOf(reader)).toHaveLength(3);
  });

  it('counts the time from the first message that is still unread, whatever was read or deleted before', async () => {
    const [one, reader] = [await someone('Jo'), await someone('Robin')];
    const { conversation } = await write(one, reader.id);
    await later(16, reader.id);
    await call(api, 'put', `chats/${conversation}/read`, reader.cookie).send({ seq: 1 }).expect(204);
    await write(one, reader.id);
    expect(await unreadMailsOf(reader)).toEqual([]);
    await later(16, reader.id);
    await call(api, 'delete', `chat.php?conversation=${conversation}`, reader.cookie).expect(204);
    await write(one, reader.id);
    expect(await unreadMailsOf(reader)).toEqual([]);
    await later(16, reader.id);
    await call(api, 'delete', `chats/${conversation}/messages/3`, one.cookie).expect(204);
    await write(one, reader.id);
    expect(await unreadMailsOf(reader)).toEqual([]);
    await later(16, reader.id);
    expect(await unreadMailsOf(reader)).toHaveLength(1);
  });

  it('counts the time from what is left where the first is taken back', async () => {
    const [one, reader] = [await someone('Jo'), await someone('Robin')];
    const { conversation } = await write(one, reader.id);
    await later(14, reader.id);
    await write(one, reader.id);
    await call(api, 'delete', `chats/${conversation}/messages/1`, one.cookie).expect(204);
    await later(14, reader.id);
    expect(await unreadMailsOf(reader)).toEqual([]);
    await later(2, reader.id);
    expect(await unreadMailsOf(reader)).toHaveLength(1);
  });

  it('is for nobody who is about to leave', async () => {
    const [one, reader] = [await someone('Jo'), await someone('Robin')];
    await write(one, reader.id);
    await later(16, reader.id);
    await rows(api, "update account set status = 'pending_deletion' where id = $1", [reader.id]);
    expect(await unreadMailsOf(reader)).toEqual([]);
  });

  it('does not come for what was read, also between its writing and its sending', async () => {
    const [one, two, reader] = [await someone('Jo'), await someone('Kim'), await someone('Robin')];
    const { conversation } = await write(one, reader.id);
    const readAll = (chat: number) =>
      call(api, 'put', `chats/${chat}/read`, reader.cookie).send({ seq: 9 }).expect(204);
    await later(16, reader.id);
    await readAll(conversation);
    expect(await unreadMailsOf(reader)).toEqual([]);
    expect(await writeMails()).toBe(0);

    await write(one, reader.id);
    const second = await write(two, reader.id);
    const params = {
      ...{ name: 'Robin', chats: [conversation, second.conversation] },
      ...{ senders: [], others: 0, unread: 0, label: '' },
    };
    const send = async (): Promise<CaughtMail[]> => {
      const payload = {
        mail: 'unread_messages',
        params,
        account: reader.id,
        person: { address: reader.email, locale: 'en' },
      };
      const entry = { id: randomUUID(), kind: 'mail', payload, attempt: 1, createdAt: new Date() };
      const [tenant] = await rows(api, 'select id from tenant where slug = $1', [FIRST]);
      await runInTenant(Number(tenant?.['id']), () => worker.app.get(OutboxHandlers).deliver(entry));
      return mailsTo(reader).slice(1);
    };
    await readAll(conversation);
    const [mail] = await send();
    expect(mail?.email.text).toMatch(/From: Kim\n+Unread messages: 1\n/);
    await readAll(second.conversation);
    expect(await send()).toHaveLength(1);
  });

  it('says who is made up, in the brand’s word, and leaves out who has left or stands behind a block', async () => {
    const reader = await someone('Robin');
    const [gone, blocked, odd] = [await someone('Gone'), await someone('Blocked'), await someone('www.buy.example')];
    const fictional = await invented(api, { name: 'Alex' });
    for (const one of [gone, blocked, odd]) await write(one, reader.id);
    const { conversation } = await write(reader, fictional);
    await rows(
      api,
      `update chat set unread = 1, unread_since = now(), untold_since = now() where member_id = $1 and conversation_id = $2`,
      [reader.id, conversation],
    );
    await change(api, gone.id, { status: 'disabled' });
    await block(api, blocked.id, reader.id);
    await later(16, reader.id);
    const [mail] = await unreadMailsOf(reader);
    expect(mail?.email.text).toMatch(/From: someone, Alex \(fictional profile\)\n+Unread messages: 2\n/);
  });

  it('is each brand’s own, obeys who turned it off, and is written in eleven languages', async () => {
    const [one, other] = [await someone('Jo', SECOND), await someone('Kim', SECOND)];
    await write(one, other.id, SECOND);
    const off = await someone('Robin');
    await write(await someone('Jo'), off.id);
    await rows(
      api,
      `insert into mail_preference (tenant_id, account_id, kind, disabled_by)
       select tenant_id, id, 'messages', 'member' from account where id = $1 on conflict do nothing`,
      [off.id],
    );
    const readers: Member[] = [];
    for (const locale of LOCALES) {
      const reader = await someone('Robin', FIRST, locale);
      await write(await someone('Jo'), reader.id);
      readers.push(reader);
    }
    for (const { id } of [...readers, off, other]) await later(16, id);
    expect(await unreadMailsOf(off)).toEqual([]);
    const [mail] = mailsTo(other).slice(1);
    expect(mail?.from).toContain(SECOND);
    for (const [at, locale] of LOCALES.entries()) {
      const [got] = mailsTo(readers[at] as Member).slice(1);
      expect([locale, got?.email.subject]).toEqual([locale, MAIL_TEXTS[locale].unread_messages_subject]);
      expect(got?.email.text).toContain('Jo');
    }
  });
});
