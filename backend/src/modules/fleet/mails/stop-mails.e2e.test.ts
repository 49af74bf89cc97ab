import { FIRST, OPERATOR, SECOND, type TestApi } from '../../../../test/support/api';
import { TestFleet } from '../../../../test/support/fleet';
import { rows, startAccountsApi } from '../../../../test/support/people';
import { newStaff } from '../../../../test/support/staff-people';
import { TestSmtp } from '../../../../test/support/smtp';
import { PlatformDatabase } from '../../../platform/database';
import { MailTransport } from '../../../platform/mail';
import { LOGGER } from '../../../platform/telemetry';
import { StopMails } from './stop-mails';

const [FIRST_OPERATOR, SECOND_OPERATOR] = ['first-operator@platform.example', 'second-operator@platform.example'];

let api: TestApi;
let fleet: TestFleet;
let smtp: TestSmtp;
let mails: StopMails;
beforeAll(async () => {
  [api, smtp] = [await startAccountsApi(107), await new TestSmtp().start()];
  fleet = new TestFleet(api);
  const { app } = api.running;
  const config = { ...api.config, SMTP_URL: smtp.url };
  const logger = app.get(LOGGER);
  mails = new StopMails(app.get(PlatformDatabase), new MailTransport(config, logger), config, logger);
  for (const email of [FIRST_OPERATOR, SECOND_OPERATOR]) await newStaff(api, email);
  await newStaff(api, 'support@platform.example', 'support');
  await newStaff(api, 'gone@platform.example');
  await rows(api, "update staff set disabled_at = now() where email = 'gone@platform.example'");
});
afterAll(async () => {
  await api.close();
  await smtp.stop();
});
beforeEach(async () => {
  smtp.caught.length = 0;
  smtp.onRecipient = () => undefined;
  await rows(api, 'delete from fleet_wave_mail');
});

const sendAll = async (): Promise<void> => {
  while (await mails.sendNext());
};
const receivers = (): string[] => smtp.caught.flatMap(({ to }) => to).sort();
const laterTry = () => rows(api, 'update fleet_wave_mail set due_at = now()');

let length = 700;
/** A wave that has changed the first brand, where errors then stop it. */
async function stopped(): Promise<string> {
  const changes = [{ path: 'settings.message_length', act: 'set', value: (length += 1) }];
  const id = await fleet.planned(changes, { brands: [FIRST, SECOND], reason: 'Asked for by Robin Berg' });
  await fleet.post(`/${id}/start`, { canary: FIRST });
  await fleet.work();
  await fail(id);
  return id;
}

async function fail(id: string): Promise<void> {
  await rows(
    api,
    `insert into answer_count (tenant_id, slot, answers, errors)
     select id, date_bin('15 seconds', now(), 'epoch'), 10, 9 from tenant where slug = $1
     on conflict (tenant_id, slot) do update set errors = answer_count.errors + 9`,
    [FIRST],
  );
  await fleet.look(id);
}

it('tells each operator who signs in, once, however many workers send', async () => {
  const id = await stopped();
  await fleet.look(id);
  await Promise.all([sendAll(), sendAll(), sendAll()]);
  await sendAll();
  expect(receivers()).toEqual([FIRST_OPERATOR, SECOND_OPERATOR]);
  const { subject, text, from } = smtp.caught[0]?.email ?? {};
  expect(subject).toBe(`Wave ${id.slice(0, 8)} has stopped by itself`);
  expect(from?.address).toBe('console@console.localhost');
  expect(text).toContain('9 server errors, where 0 were expected.');
  expect(text).toContain('It has changed 1 brand, which stay as they are. 1 is left.');
  expect(text).toMatch(new RegExp(`^http://console\\.localhost(:\\d+)?/fleet/${id}$`, 'm'));
  for (const name of [FIRST_OPERATOR, OPERATOR.email, 'Robin', FIRST, SECOND]) expect(text).not.toContain(name);
  expect(await rows(api, 'select 1 from fleet_wave_mail')).toEqual([]);
});

it('tells of a second stop of the same wave, and not of one that a person made', async () => {
  const id = await stopped();
  await sendAll();
  await rows(api, "update answer_count set slot = slot - interval '1 minute'");
  await fleet.post(`/${id}/go-on`, { reason: 'A disk was full' });
  await fail(id);
  await sendAll();
  expect(smtp.caught).toHaveLength(4);
  expect(new Set(smtp.caught.map(({ email }) => email.messageId)).size).toBe(4);
  await rows(api, "update answer_count set slot = slot - interval '1 minute'");
  await fleet.post(`/${id}/go-on`, { reason: 'Again' });
  expect((await fleet.post(`/${id}/stop`, { reason: 'By hand' })).status).toBe(204);
  await sendAll();
  expect(smtp.caught).toHaveLength(4);
});

it('names nobody where an operator’s role has ended the wave', async () => {
  await newStaff(api, 'leaving@platform.example');
  const changes = [{ path: 'settings.message_length', act: 'set', value: (length += 1) }];
  const id = await fleet.planned(changes, { brands: [FIRST] });
  await fleet.post(`/${id}/start`, {}, 'leaving@platform.example');
  await rows(api, "update staff set role = 'support' where email = 'leaving@platform.example'");
  await fleet.work();
  expect(await fleet.wave(id)).toMatchObject({ state: 'stopped', stop_reason: expect.stringContaining('leaving@') });
  await sendAll();
  expect(receivers()).toEqual([FIRST_OPERATOR, SECOND_OPERATOR]);
  expect(smtp.caught[0]?.email.text).not.toContain('leaving@');
});

it('tries again what the mail server puts off, and not what it refuses', async () => {
  smtp.onRecipient = (address) => (address === FIRST_OPERATOR ? { code: 450 } : { code: 550 });
  await stopped();
  await sendAll();
  expect(smtp.caught).toHaveLength(0);
  smtp.onRecipient = () => undefined;
  await sendAll();
  expect(smtp.caught).toHaveLength(0);
  await laterTry();
  await sendAll();
  expect(receivers()).toEqual([FIRST_OPERATOR]);
});

it('does not tell people who left meanwhile, nor anybody a day later', async () => {
  await stopped();
  await rows(api, 'update staff set disabled_at = now() where email = $1', [SECOND_OPERATOR]);
  await sendAll();
  await rows(api, 'update staff set disabled_at = null where email = $1', [SECOND_OPERATOR]);
  expect(receivers()).toEqual([FIRST_OPERATOR]);
  await stopped();
  await rows(api, "update fleet_wave_mail set created_at = now() - interval '25 hours'");
  await sendAll();
  expect(smtp.caught).toHaveLength(1);
});
