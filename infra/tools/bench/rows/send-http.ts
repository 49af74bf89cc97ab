import { join } from 'node:path';
import { Client } from 'pg';
import { sendStatement } from '../../../../backend/src/modules/chats/use-cases/send-message/send-statement';
import { startStack } from '../../../local/stack';
import { temporaryFolder } from '../../../local/state';
import { BRAND, addMembers } from '../accounts/members';
import { laySends } from '../chats/lay-sends';
import { backendsOf } from '../load/backends';
import { type Server, pinServer, startLoader, startServer } from '../load/cores';
import { type Benchmark } from '../row';

const ROUNDS = 7;
const SECONDS = 3;
/** As many as keep each below what one may send in a minute. */
const MEMBERS = 2_000;
const DRAFT = { clientId: '', kind: 'text', body: '', attachment: null, warning: null } as const;

export const sendHttp: Benchmark = {
  claims: [
    {
      name: 'send-http',
      what: 'messages sent by signed-in members, against bare Fastify with the same statement on raw pg; with the database’s time',
      target: 0.75,
      better: 'more',
    },
  ],
  measure: async (report) => {
    const folder = temporaryFolder();
    const stack = await startStack({ folder: folder.path, webs: 0, workers: 0 });
    const loader = startLoader();
    const url = stack.env['DATABASE_URL'] ?? '';
    const tenant = await addMembers(stack, MEMBERS, 'nobody signs in with it');
    const sends = await laySends(stack, tenant);
    const watcher = new Client({ connectionString: url });
    await watcher.connect();
    const { text } = sendStatement(1, { conversation: 1 }, DRAFT, { entryId: '', cost: 5, revision: 1 });
    const bare = await startServer(join(__dirname, '../load/bare-send.ts'), [url, String(tenant), text]);
    const [api] = stack.apis;
    const ours = { pid: api?.pid() ?? 0, url: api?.url ?? '' };
    pinServer(ours.pid);
    try {
      const burst = { path: '', hosts: [BRAND.host], seconds: SECONDS, status: 201 };
      const rate = async (server: Server, isBare: boolean): Promise<number> => {
        sends.push(...sends.splice(0, MEMBERS / 10));
        return loader.rate(server, { ...burst, sends }, await backendsOf(watcher, isBare));
      };
      const ratios: number[] = [];
      for (let round = -1; round <= ROUNDS; round++) {
        const [members, alone] = [await rate(ours, false), await rate(bare, true)];
        report(`round ${round}: ${members.toFixed(0)}/s, bare ${alone.toFixed(0)}/s`);
        if (round > 0) ratios.push(members / alone); // two to warm up
      }
      return new Map([['send-http', ratios]]);
    } finally {
      await watcher.end();
      bare.stop();
      loader.stop();
      await stack.stop();
      folder.remove();
    }
  },
};
