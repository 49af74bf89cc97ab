import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

export type Encoding = 'br' | 'gzip' | 'identity';

/** The same bytes, ready for each kind of reader. */
export type Bodies = Readonly<Record<Encoding, Buffer>>;

const REMEMBERED = 200;
const known = new Map<string, Encoding>();

/** The best encoding that a reader takes. Browsers send a handful of different headers, so answers are remembered. */
export function encodingOf(header: string | undefined): Encoding {
  if (header === undefined) return 'identity';
  let encoding = known.get(header);
  if (encoding === undefined) {
    encoding = negotiate(header);
    if (known.size < REMEMBERED) known.set(header, encoding);
  }
  return encoding;
}

function negotiate(header: string): Encoding {
  const taken = new Set<string>();
  for (const part of header.toLowerCase().split(',')) {
    const [name = '', ...parameters] = part.split(';').map((word) => word.trim());
    if (!parameters.some((parameter) => /^q=0(?:\.0{0,3})?$/.test(parameter))) taken.add(name);
  }
  if (taken.has('br')) return 'br';
  return taken.has('gzip') ? 'gzip' : 'identity';
}

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/** Quality 5 is what a page rendered on demand can afford; what is known at build time is compressed harder there. */
export async function encodeBodies(identity: Buffer, quality = 5): Promise<Bodies> {
  const params = { [constants.BROTLI_PARAM_QUALITY]: quality, [constants.BROTLI_PARAM_SIZE_HINT]: identity.length };
  const [br, gz] = await Promise.all([brotli(identity, { params }), zip(identity, { level: quality > 5 ? 9 : 6 })]);
  return { identity, br, gzip: gz };
}

/** Pictures and fonts are compressed already. */
export function sameBodies(identity: Buffer): Bodies {
  return { identity, br: identity, gzip: identity };
}
