import { readFileSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import pino from 'pino';
import { jpegOf, pngBomb, spots } from '../../../../../test/support/pictures';
import { PhotosBusy } from '../errors';
import { Pictures } from './pictures';

const pictures = new Pictures(pino({ level: 'silent' }));
afterAll(() => {
  pictures.onApplicationShutdown();
});
const make = (source: Buffer) => pictures.make({ source, crop: null });

const pid = (): number | undefined => pictures['child']?.pid;

function end(): number {
  const ended = pid();
  if (ended === undefined) throw new Error('there is no such process');
  process.kill(ended, 'SIGKILL');
  return ended;
}

it('makes many at once, each the one that was asked for', async () => {
  const sizes = [300, 310, 320, 330, 340];
  const made = await Promise.all(sizes.map(async (width) => make(await jpegOf(width, width, 400))));
  expect(made.map(({ width }) => width)).toEqual(sizes);
});

it('goes on after what is none', async () => {
  await expect(make(Buffer.from('no picture'))).rejects.toMatchObject({ fault: 'unreadable' });
  await expect(make(await jpegOf(1, 300, 300))).resolves.toMatchObject({ width: 300 });
});

it('makes a picture in another process where one ended over it, and gives it up where two did', async () => {
  const picture = await jpegOf(1, 300, 300);
  const large = await jpegOf(2, 4000, 3000);
  await make(picture);
  const first = end();
  await expect(make(picture)).resolves.toMatchObject({ width: 300 });
  const fatal = make(large);
  const next = make(picture);
  const second = end();
  while (pid() === undefined || pid() === second) await pause(5);
  expect(new Set([first, second, end()]).size).toBe(3);
  await expect(fatal).rejects.toMatchObject({ fault: 'unreadable' });
  await expect(next).resolves.toMatchObject({ width: 300 });
});

it('refuses more than anybody would wait for', async () => {
  const picture = await jpegOf(1, 200, 200);
  const answers = await Promise.allSettled(Array.from({ length: 60 }, () => make(picture)));
  const refused = answers.filter((one) => one.status === 'rejected').map(({ reason }) => reason as unknown);
  expect(refused).toHaveLength(19);
  expect(refused.every((one) => one instanceof PhotosBusy)).toBe(true);
});

// Only Linux tells what a process has had.
if (process.platform === 'linux')
  it('takes 40 megapixels, also where they cannot be read row by row, within 400 MB', async () => {
    await make(await spots(3, 7300, 5500).jpeg({ progressive: true, quality: 60 }).toBuffer());
    await make(await spots(4, 7300, 5500).png({ progressive: true, compressionLevel: 1 }).toBuffer());
    await expect(make(pngBomb(30_000, 30_000))).rejects.toMatchObject({ fault: 'too_many_pixels' });
    const most = /VmHWM:\s+(\d+) kB/.exec(readFileSync(`/proc/${pid() ?? 0}/status`, 'utf8'))?.[1];
    expect(Number(most)).toBeLessThan(400_000);
  });
