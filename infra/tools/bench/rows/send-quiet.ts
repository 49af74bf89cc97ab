import { randomUUID } from 'node:crypto';
import { Agent, request } from 'node:http';
import { performance } from 'node:perf_hooks';
import { setTimeout as pause } from 'node:timers/promises';
import { Client } from 'pg';
import { sendStatement } from '../../../../backend/src/modules/chats/use-cases/send-message/send-statement';
import { startStack } from '../../../local/stack';
import { temporaryFolder } from '../../../local/state';
import { BRAND, addMembers } from '../accounts/members';
import { type Sending, laySends } from '../chats/lay-sends';
import { type Benchmark, median } from '../row';

const ROUNDS = 7;
const MEMBERS = 500;
const MESSAGES = 200;
/** Between two messages, so that each finds everything at rest. */
const PAUSE_MS = 5;
const TEXT = 'What are you doing this weekend?';

export const sendQuiet: Benchmark = {
  claims: [
    {
      name: 'send-quiet',
      what: 'median time of one message at a time through HTTP, against one commit of the same statement on raw pg',
      target: 2,
      better: 'less',
    },
  ],
  measure: async (report) => {
    const folder = temporaryFolder();
    const stack = await startStack({ folder: folder.path, webs: 0, workers: 0 });
    const tenant = await addMembers(stack, MEMBERS, 'nobody signs in with it');
    const sends = await laySends(stack, tenant);
    const agent = new Agent({ keepAlive: true, maxSockets: 1 });
    const options = `-c app.tenant_id=${tenant}`;
    const client = new Client({ connectionString: stack.env['DATABASE_URL'], options });
    await client.connect();
    const url = stack.apis[0]?.url ?? '';
    try {
      const ratios: number[] = [];
      for (let round = 0; round <= ROUNDS; round += 1) {
        const [ours, bare] = [[] as number[], [] as number[]];
        for (let sent = 0; sent < MESSAGES; sent += 1) {
          const sending = sends[(round * MESSAGES + sent) % sends.length];
          if (!sending) throw new Error('nobody is there to send');
          ours.push(await timeOf(() => sendByHttp(url, agent, sending)));
          bare.push(await timeOf(() => commit(client, sending)));
        }
        const [http, raw] = [median(ours), median(bare)];
        report(`round ${round}: ${http.toFixed(2)} ms, one commit ${raw.toFixed(2)} ms`);
        if (round > 0) ratios.push(http / raw); // one to warm up
      }
      return new Map([['send-quiet', ratios]]);
    } finally {
      agent.destroy();
      await client.end();
      await stack.stop();
      folder.remove();
    }
  },
};

/** Milliseconds. */
async function timeOf(work: () => Promise<void>): Promise<number> {
  await pause(PAUSE_MS);
  const started = performance.now();
  await work();
  return performance.now() - started;
}

function sendByHttp(url: string, agent: Agent, { path, cookie }: Sending): Promise<void> {
  const body = JSON.stringify({ client_id: randomUUID(), kind: 'text', text: TEXT });
  const headers = {
    ...{ cookie, 'x-forwarded-host': BRAND.host, 'content-type': 'application/json' },
    'content-length': Buffer.byteLength(body),
  };
  return new Promise((resolve, reject) => {
    const call = request(`${url}${path}`, { method: 'POST', agent, headers }, (response) => {
      response.resume();
      response.on('end', () => {
        if (response.statusCode === 201) resolve();
        else reject(new Error(`a message was answered with ${response.statusCode}`));
      });
    });
    call.on('error', reject);
    call.end(body);
  });
}

async function commit(client: Client, { sender, conversation }: Sending): Promise<void> {
  const draft = { clientId: randomUUID(), kind: 'text', body: TEXT, attachment: null, warning: null } as const;
  const price = { entryId: randomUUID(), cost: 5, revision: 1 };
  const { text, values } = sendStatement(sender, { conversation }, draft, price);
  const { rowCount } = await client.query({ name: 'send', text, values: [...(values ?? [])] });
  if (rowCount !== 1) throw new Error('a message was not sent');
}
