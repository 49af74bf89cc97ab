import { randomUUID } from 'node:crypto';
import { FIRST, type TestApi } from '../../../../test/support/api';
import { call, confirmed, grant } from '../../../../test/support/meeting';
import { type Person, startAccountsApi } from '../../../../test/support/people';
import { TestPushService } from '../../../../test/support/push-service';
import { type BrowserSubscription } from '../../../../test/support/browser-subscription';
import { pushCalls, pushKeyOf } from '../../../../test/support/push-subscriptions';
import { type RunningWorker, startWorker } from '../../../entrypoints/start-worker';
import { countPush, sayPush } from '../push-texts';

let api: TestApi;
let service: TestPushService;
let worker: RunningWorker;
beforeAll(async () => {
  service = await new TestPushService().start();
  api = await startAccountsApi(85, { REQUESTS_TO_LOOPBACK: 'yes' });
  worker = await startWorker(api.config);
});
afterAll(async () => {
  await worker.close();
  await api.close();
  await service.stop();
});

async function member(): Promise<Person & { readonly device: BrowserSubscription }> {
  const person = await confirmed(api, { name: 'Jo' });
  await grant(api, person.id, 100);
  const key = await pushKeyOf(api, FIRST);
  const device = service.subscribe(key);
  await pushCalls(api, FIRST).quiet(person.cookie, { on: false, from: '22:00', until: '08:00' }).expect(204);
  await pushCalls(api, FIRST)
    .post(person.cookie, { ...device, application_server_key: key })
    .expect(204);
  return { ...person, device };
}
const notesTo = ({ device }: { readonly device: BrowserSubscription }) =>
  service.to(device.endpoint).map(({ message }) => message.notification['body']);
async function until(isSo: () => boolean): Promise<void> {
  while (!isSo()) await new Promise((resolve) => setTimeout(resolve, 50));
}

it('what happens reaches the device: its welcome, and what is unread some seconds later', async () => {
  const [one, reader] = [await member(), await member()];
  await until(() => notesTo(reader).length === 1);
  expect(notesTo(reader)).toEqual([sayPush('nl', 'welcome')]);
  for (const text of ['Hello', 'there']) {
    const message = { client_id: randomUUID(), kind: 'text', text };
    await call(api, 'post', `members/${reader.id}/messages`, one.cookie).send(message).expect(201);
  }
  const sent = Date.now();
  await until(() => notesTo(reader).length === 2);
  expect(Date.now() - sent).toBeGreaterThan(4000);
  expect(notesTo(reader)[1]).toBe(countPush('nl', 'messages', 2));
  expect(notesTo(one)).toHaveLength(1);
  expect(service.faults).toEqual([]);
});
