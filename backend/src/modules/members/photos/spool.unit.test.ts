import { existsSync, readFileSync } from 'node:fs';
import { Readable } from 'node:stream';
import { PhotoTooLarge, PhotosBusy } from './errors';
import { whileSpooled } from './spool';

const LARGE = 12 * 1024 * 1024;

it('has the body lie in a file as long as the work runs', async () => {
  let seen = '';
  const body = Readable.from([Buffer.from('the '), Buffer.from('body')]);
  await whileSpooled(body, 8, ({ path, head }) => {
    seen = path;
    expect([readFileSync(path, 'utf8'), head.toString()]).toEqual(['the body', 'the body']);
    return Promise.resolve();
  });
  expect(existsSync(seen)).toBe(false);
  const failing = whileSpooled(Readable.from([Buffer.from('x')]), 1, ({ path }) => {
    seen = path;
    return Promise.reject(new Error('failed'));
  });
  await expect(failing).rejects.toThrow('failed');
  expect(existsSync(seen)).toBe(false);
});

it('takes no more at once than there is space for, and has all of it back', async () => {
  const bodies = Array.from({ length: 16 }, () => new Readable({ read: () => undefined }));
  const waiting = bodies.map((body) => whileSpooled(body, LARGE, () => Promise.resolve('done')));
  const one = () => whileSpooled(Readable.from([Buffer.from('x')]), undefined, () => Promise.resolve('done'));
  await expect(one()).rejects.toThrow(PhotosBusy);
  for (const body of bodies) body.push(null);
  await Promise.all(waiting);
  await expect(one()).resolves.toBe('done');
});

it('refuses what is too large, told beforehand or not', async () => {
  const chunk = Buffer.alloc(1024 * 1024);
  const work = jest.fn(() => Promise.resolve());
  await expect(whileSpooled(Readable.from([chunk]), LARGE + 1, work)).rejects.toThrow(PhotoTooLarge);
  const body = Readable.from(Array.from({ length: 13 }, () => chunk));
  await expect(whileSpooled(body, undefined, work)).rejects.toThrow(PhotoTooLarge);
  expect(work).not.toHaveBeenCalled();
});
