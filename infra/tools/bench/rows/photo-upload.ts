import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { performance } from 'node:perf_hooks';
import { makePicture } from '../../../../backend/src/modules/members/photos/pictures/make-picture';
import { startStack } from '../../../local/stack';
import { addMembers } from '../accounts/members';
import { phonePhoto } from '../photos/phone-photo';
import { MEMBERS, type UploadOrder, from, send } from '../photos/send';
import { type Benchmark } from '../row';

const ROUNDS = 7;
const IN_A_ROW = 7;
/** How many upload one photo after the other, and how often a neighbour asks meanwhile. */
const FLAT_OUT = 4;
const NEIGHBOURS_A_SECOND = 100;
const SECONDS = 6;

export const photoUpload: Benchmark = {
  claims: [
    {
      name: 'photo-upload',
      what: 'time of an upload of 12 megapixels, against sharp alone making the same files',
      target: 1.3,
      better: 'less',
    },
    {
      name: 'photo-neighbours',
      what: 'p99 of user.php while photos are uploaded without a pause, against the same in quiet',
      target: 2,
      better: 'less',
    },
  ],
  measure: async (report) => {
    const stack = await startStack({ webs: 0, workers: 0 });
    const uploaders = fork(join(__dirname, '../photos/uploaders.ts'), [], {
      execArgv: ['--import', 'tsx'],
      serialization: 'advanced',
    });
    try {
      await addMembers(stack, MEMBERS, 'nobody signs in with it');
      const api = stack.apis[0]?.url ?? '';
      const photo = await phonePhoto();
      report(`a photo of ${(photo.length / 1e6).toFixed(1)} MB`);
      const rounds = { 'photo-upload': [] as number[], 'photo-neighbours': [] as number[] };
      let uploads = 0;
      for (let round = 0; round <= ROUNDS; round++) {
        const alone = await timeOf(() => makePicture({ source: photo, crop: null }));
        const whole = await timeOf(() => send(api, photo, (uploads += 1)));
        const quiet = await neighboursOf(api);
        uploaders.send({ api, photo, atOnce: FLAT_OUT } satisfies UploadOrder);
        const busy = await neighboursOf(api);
        uploaders.send('stop');
        const [meanwhile] = (await once(uploaders, 'message')) as [number];
        report(
          `round ${round}: upload ${whole.toFixed(0)} ms, sharp ${alone.toFixed(0)} ms; neighbours' p99 ` +
            `${quiet.toFixed(1)} ms quiet, ${busy.toFixed(1)} ms during ${meanwhile} uploads`,
        );
        if (round === 0) continue; // warm-up
        rounds['photo-upload'].push(whole / alone);
        rounds['photo-neighbours'].push(busy / quiet);
      }
      return new Map(Object.entries(rounds));
    } finally {
      uploaders.kill();
      await stack.stop();
    }
  },
};

/** Milliseconds that one takes, of many one after the other: the median. */
async function timeOf(work: () => Promise<unknown>): Promise<number> {
  const times: number[] = [];
  for (let index = 0; index < IN_A_ROW; index++) {
    const started = performance.now();
    await work();
    times.push(performance.now() - started);
  }
  return at(times, 0.5);
}

/** Milliseconds within which 99 of 100 neighbours have their answer. */
async function neighboursOf(api: string): Promise<number> {
  const times: number[] = [];
  const asked: Promise<void>[] = [];
  for (let index = 0; index < NEIGHBOURS_A_SECOND * SECONDS; index++) {
    asked.push(look(api, index, times));
    await new Promise((resolve) => setTimeout(resolve, 1000 / NEIGHBOURS_A_SECOND));
  }
  await Promise.all(asked);
  return at(times, 0.99);
}

async function look(api: string, index: number, times: number[]): Promise<void> {
  const started = performance.now();
  const answer = await fetch(`${api}/api/user.php`, { headers: from(index) });
  const { user } = (await answer.json()) as { user: object | null };
  times.push(performance.now() - started);
  if (user === null) throw new Error(`member ${index} is not signed in`);
}

function at(times: readonly number[], share: number): number {
  const sorted = [...times].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}
