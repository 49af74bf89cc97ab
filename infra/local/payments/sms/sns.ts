import { type Answer, type Call, json } from '../http/exchange';
import { type World, newId } from '../state/world';
import { type TextMessage } from '../state/records';

const kept = 500;

/** Whether a call is one of Amazon SNS, which has a single address for all of its actions. */
export const isSns = ({ method, path, body }: Call): boolean =>
  method === 'POST' && path === '/' && new URLSearchParams(body).has('Action');

/** Takes text messages as Amazon SNS does, and sends none. */
export function sns(world: World, { body }: Call): Answer {
  const values = new URLSearchParams(body);
  if (values.get('Action') !== 'Publish') return refusal('InvalidAction', 'The sandbox knows Publish alone.');
  const [to, text] = [values.get('PhoneNumber') ?? '', values.get('Message') ?? ''];
  if (!/^\+[1-9]\d{6,14}$/.test(to)) return refusal('InvalidParameter', 'Invalid parameter: PhoneNumber');
  if (text === '' || text.length > 1600) return refusal('InvalidParameter', 'Invalid parameter: Message');
  const message = world.store.messages.save({ id: newId('sms_', 16), at: world.now(), to, text });
  for (const { id } of world.store.messages.all().slice(0, -kept)) world.store.messages.remove(id);
  return answer(200, 'PublishResponse', `<PublishResult><MessageId>${message.id}</MessageId></PublishResult>`);
}

/** The newest first, for the inbox and for tests. */
export const listMessages = (world: World): Answer => json(200, [...world.store.messages.all()].reverse().map(viewOf));

const viewOf = ({ id, at, to, text }: TextMessage): object => ({
  id,
  received_at: new Date(at).toISOString(),
  to,
  text,
});

const refusal = (code: string, message: string): Answer =>
  answer(400, 'ErrorResponse', `<Error><Type>Sender</Type><Code>${code}</Code><Message>${message}</Message></Error>`);

function answer(status: number, root: string, content: string): Answer {
  const metadata = '<ResponseMetadata><RequestId>sandbox</RequestId></ResponseMetadata>';
  const body = `<${root} xmlns="http://sns.amazonaws.com/doc/2010-03-31/">${content}${metadata}</${root}>`;
  return { status, headers: { 'content-type': 'text/xml' }, body };
}
