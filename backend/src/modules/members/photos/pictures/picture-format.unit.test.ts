import { formatOf } from './picture-format';

const box = (brand: string, ...more: string[]): Buffer => {
  const text = `ftyp${brand}\0\0\0\0${more.join('')}`;
  const size = Buffer.alloc(4);
  size.writeUInt32BE(text.length + 4);
  return Buffer.concat([size, Buffer.from(text, 'latin1'), Buffer.from('\0\0\0\x10mdatavif', 'latin1')]);
};
const bytes = (text: string): Buffer => Buffer.from(text, 'latin1');

it.each<[string, Buffer, string | undefined]>([
  ['JPEG', bytes('\xff\xd8\xff\xe1'), 'jpeg'],
  ['PNG', bytes('\x89PNG\r\n\x1a\n'), 'png'],
  ['WebP', bytes('RIFF\0\0\0\0WEBPVP8 '), 'webp'],
  ['AVIF', box('avif', 'avif', 'mif1'), 'avif'],
  ['AVIF in a common container', box('mif1', 'avif', 'miaf'), 'avif'],
  ['HEIC of an iPhone', box('heic', 'mif1', 'heic'), 'heic'],
  ['HEIC in a common container', box('mif1', 'heic'), 'heic'],
  ['a burst of HEIC', box('hevc', 'msf1'), 'heic'],
  ['a film', box('isom', 'mp42'), undefined],
  ['a film that speaks of AVIF later', box('isom'), undefined],
  ['sound', bytes('RIFF\0\0\0\0WAVE'), undefined],
  ['GIF', bytes('GIF89a'), undefined],
  ['a page', bytes('<!doctype html>'), undefined],
  ['a drawing', bytes('<svg xmlns='), undefined],
  ['what begins late', bytes(' \xff\xd8\xff'), undefined],
  ['little', bytes('\xff\xd8'), undefined],
  ['nothing', bytes(''), undefined],
  ['the beginning of a box', bytes('\0\0\0\x18ftyp'), undefined],
])('%s is known by its first bytes', (_what, head, format) => {
  expect(formatOf(head)).toBe(format);
});
