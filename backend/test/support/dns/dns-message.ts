/** A record that a name server of the tests has. */
export interface ServedRecord {
  readonly type: 'A' | 'AAAA' | 'CNAME' | 'TXT' | 'MX' | 'NS' | 'CAA';
  readonly value: string;
  readonly ttl?: number;
}

const TYPES = { A: 1, NS: 2, CNAME: 5, MX: 15, TXT: 16, AAAA: 28, CAA: 257 } as const;

export interface DnsQuestion {
  readonly name: string;
  /** Undefined where it is of no type that is served. */
  readonly type: ServedRecord['type'] | undefined;
  /** The question as it was sent, to be repeated in the answer. */
  readonly raw: Buffer;
  readonly id: number;
}

export function readQuestion(message: Buffer): DnsQuestion {
  const labels: string[] = [];
  let at = 12;
  for (let length = message.readUInt8(at); length > 0; length = message.readUInt8(at)) {
    labels.push(message.toString('latin1', at + 1, at + 1 + length));
    at += 1 + length;
  }
  const code = message.readUInt16BE(at + 1);
  const type = (Object.keys(TYPES) as ServedRecord['type'][]).find((name) => TYPES[name] === code);
  return { name: labels.join('.').toLowerCase(), type, raw: message.subarray(12, at + 5), id: message.readUInt16BE(0) };
}

/** `knowsName` tells a name without such a record from one that does not exist. */
export function answerTo(question: DnsQuestion, records: readonly ServedRecord[], knowsName: boolean): Buffer {
  const header = Buffer.alloc(12);
  header.writeUInt16BE(question.id, 0);
  header.writeUInt16BE(0x8580 | (knowsName ? 0 : 3), 2);
  header.writeUInt16BE(1, 4);
  header.writeUInt16BE(records.length, 6);
  return Buffer.concat([header, question.raw, ...records.map((record) => encoded(question.name, record))]);
}

function encoded(name: string, { type, value, ttl = 60 }: ServedRecord): Buffer {
  const data = dataOf(type, value);
  const fixed = Buffer.alloc(10);
  fixed.writeUInt16BE(TYPES[type], 0);
  fixed.writeUInt16BE(1, 2);
  fixed.writeUInt32BE(ttl, 4);
  fixed.writeUInt16BE(data.length, 8);
  return Buffer.concat([nameOf(name), fixed, data]);
}

function dataOf(type: ServedRecord['type'], value: string): Buffer {
  switch (type) {
    case 'A':
      return Buffer.from(value.split('.').map(Number));
    case 'AAAA':
      return Buffer.from(fullAddress(value), 'hex');
    case 'CNAME':
    case 'NS':
      return nameOf(value);
    case 'MX':
      return Buffer.concat([Buffer.from([0, 10]), nameOf(value)]);
    case 'TXT':
      return Buffer.concat(chunksOf(value).map(counted));
    case 'CAA': {
      const [tag = '', issuer = ''] = value.split(' ');
      return Buffer.concat([Buffer.from([0]), counted(tag), Buffer.from(issuer)]);
    }
  }
}

const counted = (text: string): Buffer => Buffer.concat([Buffer.from([text.length]), Buffer.from(text, 'latin1')]);
const chunksOf = (text: string): string[] => text.match(/.{1,255}/gs) ?? [''];
const nameOf = (name: string): Buffer => Buffer.concat([...name.split('.').map(counted), Buffer.from([0])]);

/** An IPv6 address without its abbreviation, in digits alone. */
function fullAddress(address: string): string {
  const [left = '', right] = address.split('::');
  const groups = (part: string): string[] => (part === '' ? [] : part.split(':'));
  const missing = right === undefined ? 0 : 8 - groups(left).length - groups(right).length;
  const all = [...groups(left), ...Array.from({ length: missing }, () => '0'), ...groups(right ?? '')];
  return all.map((group) => group.padStart(4, '0')).join('');
}
