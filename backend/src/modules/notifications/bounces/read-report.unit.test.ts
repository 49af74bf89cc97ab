import { readReport } from './read-report';
import { complaint, deliveryStatus } from './testing/reports';

const read = (raw: string) => readReport(Buffer.from(raw));
const TO = 'bounce+abc@bounces.example';

describe('a delivery status', () => {
  it.each([
    ['5.1.1', 'hard'],
    ['5.1.10', 'hard'],
    ['5.0.0', 'hard'],
    ['5.2.1', 'hard'],
    ['5.4.1', 'hard'],
    ['5.2.2', 'soft'],
    ['5.3.4', 'soft'],
    ['5.7.1', 'soft'],
    ['4.4.7', 'soft'],
  ])('%s is %s', async (status, kind) => {
    expect(await read(deliveryStatus({ to: TO, status }))).toMatchObject({ event: { kind, code: status } });
  });

  it('without a status that can be read is counted, and keeps nothing of what it says', async () => {
    const report = await read(deliveryStatus({ to: TO, status: 'jo@visitor.example' }));
    expect(report?.event).toEqual({ kind: 'soft', code: 'unknown' });
  });

  it.each(['delayed', 'delivered', 'relayed', 'expanded'])('of a mail that was %s says nothing', async (action) => {
    expect(await read(deliveryStatus({ to: TO, status: '4.0.0', action }))).toMatchObject({ event: undefined });
  });

  it('is named by where it came to and the headers it returns, not by its text', async () => {
    const report = await read(
      deliveryStatus({
        to: TO,
        status: '5.1.1',
        recipient: 'text@text.example',
        original: 'Message-ID: <own@id.example>',
      }),
    );
    expect(report?.names).toContain(TO);
    expect(report?.names).toContain('own@id.example');
    expect(report?.names).not.toContain('text@text.example');
  });
});

it('a mail that was marked by mistake is no complaint', async () => {
  expect(await read(complaint({ messageId: '<a@b>' }))).toMatchObject({ event: { kind: 'complaint' } });
  expect(await read(complaint({ messageId: '<a@b>', type: 'not-spam' }))).toMatchObject({ event: undefined });
});

it.each([
  '',
  'x',
  'Subject: hello\r\n\r\nAction: failed\r\nStatus: 5.1.1\r\n',
  'Content-Type: multipart/report\r\n\r\n--',
])('what is no report (%#) is none', async (raw) => {
  expect(await read(raw)).toBeUndefined();
});
