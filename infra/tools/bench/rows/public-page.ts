import { request } from 'node:http';
import { join } from 'node:path';
import { startStack } from '../../../local/stack';
import { pinServer, startLoader, startServer } from '../load/cores';
import { type Benchmark } from '../row';

const ROUNDS = 9;
const SECONDS = 3;
/** Both sides are compiled while they run; ours is more code and takes longer. */
const WARM_UP = 2;
const HOST = 'everglow.localhost';
/** Not the brand's own language: the visitor chose it. */
const HEADERS = { 'accept-encoding': 'gzip, deflate, br', cookie: 'locale=en' };

export const publicPage: Benchmark = {
  claims: [
    {
      name: 'public-page',
      what: 'the home page by host and locale, against bare Fastify sending the same bytes',
      target: 0.7,
      better: 'more',
    },
  ],
  measure: async (report) => {
    const stack = await startStack({ workers: 0 });
    const loader = startLoader();
    try {
      const [web] = stack.webs;
      const ours = { url: web?.url ?? '', pid: web?.pid() ?? 0 };
      pinServer(ours.pid);
      const page = await bytesOf(ours.url);
      report(`${page.length} bytes`);
      const bare = await startServer(join(__dirname, '../load/bare-page.ts'), [page.toString('base64')]);
      try {
        const burst = { path: '/', hosts: [HOST], headers: HEADERS, seconds: SECONDS, status: 200 };
        const ratios: number[] = [];
        for (let round = 1 - WARM_UP; round <= ROUNDS; round++) {
          const [page, alone] = [await loader.rate(ours, burst), await loader.rate(bare, burst)];
          report(`round ${round}: ours ${page.toFixed(0)}/s, bare ${alone.toFixed(0)}/s`);
          if (round > 0) ratios.push(page / alone);
        }
        return new Map([['public-page', ratios]]);
      } finally {
        bare.stop();
      }
    } finally {
      loader.stop();
      await stack.stop();
    }
  },
};

/** As they travel: compressed. */
function bytesOf(url: string): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const asked = request(url, { headers: { ...HEADERS, 'x-forwarded-host': HOST } }, (response) => {
      const { statusCode, headers } = response;
      if (statusCode !== 200 || headers['content-encoding'] !== 'br')
        reject(new Error(`the home page came with ${statusCode ?? 0}, ${headers['content-encoding'] ?? 'plain'}`));
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('end', () => resolve(Buffer.concat(chunks)));
    });
    asked.on('error', reject).end();
  });
}
