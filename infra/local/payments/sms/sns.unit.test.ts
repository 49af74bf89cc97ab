import { smsBy } from '../../../../backend/src/platform/sms/sms.module';
import { type Running, startRunning } from '../testing/running';

let sandbox: Running;
beforeAll(async () => {
  sandbox = await startRunning();
});
afterAll(() => sandbox.stop());

const smsAt = (url: string) =>
  smsBy({
    SMS_API_URL: url,
    SMS_REGION: 'eu-central-1',
    SMS_ACCESS_KEY_ID: 'sandbox',
    SMS_SECRET_ACCESS_KEY: 'sandbox',
  });
const messages = async (): Promise<unknown> => (await fetch(`${sandbox.url}/_sandbox/messages`)).json();

it('takes a text message of Amazon’s own client, and shows it', async () => {
  await smsAt(sandbox.url).send({ to: '+31612345678', text: '123456 is your code. Ünïcode & more' });
  expect(await messages()).toMatchObject([{ to: '+31612345678', text: '123456 is your code. Ünïcode & more' }]);
});

it('refuses as Amazon does, and no error quotes the number', async () => {
  const failed = smsAt(sandbox.url).send({ to: '+3161', text: 'x' });
  await expect(failed).rejects.toMatchObject({ name: 'SmsError', code: expect.stringMatching(/^InvalidParameter/) });
  await expect(failed).rejects.not.toThrow('3161');
  await expect(smsAt('http://127.0.0.1:9').send({ to: '+31612345678', text: 'x' })).rejects.toMatchObject({
    name: 'SmsError',
  });
});
