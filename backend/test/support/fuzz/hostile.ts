import fc from 'fast-check';

/** Stands in JSON text for a number that JavaScript cannot write: `"@@1e400"` becomes `1e400`. */
const RAW_NUMBER = /"@@([^"]*)"/g;
export const withRawNumbers = (json: string): string => json.replace(RAW_NUMBER, '$1');

const nested = (depth: number): unknown => JSON.parse(`${'['.repeat(depth)}${']'.repeat(depth)}`);

const TEXTS = [
  ...['', ' ', '\u0000', 'a\u0000b', '\ud800', '\udc00\ud83d', '\ufffd', '\u202e\u2066\u200b', '\r\nSet-Cookie: a=b'],
  ...['x'.repeat(300), 'x'.repeat(60_000), '😀'.repeat(3_000), 'e\u0301'.repeat(500), '\n'.repeat(2_000)],
  ...["' or 1=1 --", '%00', '%', '%%%', '__proto__', 'constructor', 'toString', '../../etc/passwd', '${7*7}', '<b>'],
  ...['275760-09-13T00:00:00.001Z', '+275760-09-13T00:00:00.000Z', '-271821-04-20T00:00:00.000Z', '0000-01-01'],
  ...['9999-12-31T23:59:59.999Z', '2024-02-30', '2026-01-01T00:00:00+99:99', 'infinity', '-infinity', 'epoch', 'now'],
  ...['NaN', '1e308', '1e400', '0x10', '١٢', '9'.repeat(40), '-1', '0', '1.5', 'null', 'true', '[]', '{}'],
  ...['9999999999999_1', '1_', '_', '1_2_3', '-1_-1', 'NaN_NaN', '1e308_1', 'A'.repeat(43), 'A'.repeat(200)],
  ...['00000000-0000-0000-0000-000000000000', 'FFFFFFFF-FFFF-FFFF-FFFF-FFFFFFFFFFFF', 'a@b', 'a@b.example\u0000'],
  ...['İ@visitor.example', '"a b"@visitor.example', `${'a'.repeat(64)}@${'b'.repeat(60)}.example`, 'xn--a.example'],
];

const THINGS: readonly unknown[] = [
  ...[null, true, false, 0, -0, -1, 1.5, 1e308, 5e-324, 2 ** 31 - 1, 2 ** 31, -(2 ** 31) - 1, 2 ** 53, 2 ** 63, 1e21],
  ...['@@1e400', '@@-1e400', '@@1E+999999', '@@-0', '@@0.1e-999', `@@${'9'.repeat(400)}`],
  ...[[], {}, [[]], [null], [1, 1], ['x', 'x'], nested(40), nested(60), nested(500), Array(2_000).fill(1)],
  ...[{ length: 1e9 }, { toString: 1 }, { then: 1 }, { $ne: null }, { constructor: { prototype: { a: 1 } } }],
  ...[JSON.parse('{"__proto__":{"a":1}}'), { '\u0000': 1 }, { '\ud800': 1 }, { '': '' }],
];

/** Generates hostile text for an address or a form, before it is encoded. */
export const hostileText: fc.Arbitrary<string> = fc.oneof(
  { weight: 4, arbitrary: fc.constantFrom(...TEXTS) },
  { weight: 1, arbitrary: fc.string({ unit: 'binary', maxLength: 40 }) },
  { weight: 1, arbitrary: fc.date({ noInvalidDate: true }).map((date) => date.toISOString()) },
  { weight: 1, arbitrary: fc.bigInt({ min: -(2n ** 70n), max: 2n ** 70n }).map(String) },
);

/** Generates hostile values for a field of a JSON body. */
export const hostileJson: fc.Arbitrary<unknown> = fc.oneof(
  { weight: 3, arbitrary: hostileText },
  { weight: 4, arbitrary: fc.constantFrom(...THINGS) },
  { weight: 1, arbitrary: fc.double({ noNaN: true, noDefaultInfinity: true }) },
  { weight: 1, arbitrary: fc.jsonValue({ maxDepth: 3 }) },
);

/** A part of an address as it is sent. */
export const hostilePart: fc.Arbitrary<string> = fc.oneof(
  fc.constantFrom(
    ...['0', '-1', '01', '+1', '1.0', '1e3', '0x10', '2147483647', '2147483648', '9007199254740993', '9'.repeat(30)],
    ...['%D9%A1', '%00', '1%00', '%ff', '%E0%A4%A', '%', '%zz', '%C0%80', '%ED%A0%80', '..%2f..', '%2e%2e', '%2F'],
    ...['x'.repeat(99), 'x'.repeat(101), 'x'.repeat(5_000), '__proto__', 'null', ';', ':', '*', '%3f', '%23', '%20'],
    ...['00000000-0000-0000-0000-000000000000', 'a%00b.webp', '.', '..', '%25', "1'--", 'A'.repeat(43)],
  ),
  hostileText.map((text) => encode(text).slice(0, 400)),
);

/** A whole query. */
export const hostileQuery = (name: string): fc.Arbitrary<string> =>
  fc.constantFrom(
    ...[`${name}=%00`, `${name}=%`, `${name}=%zz`, `${name}=%ED%A0%80`, `${name}=%C0%80`, `${name}=1&${name}=2`],
    ...[`${name}[]=1`, `${name}[a]=1`, `${name}[__proto__][a]=1`, '__proto__[a]=1', 'constructor=1', name, '=', '&'],
    ...['a%00=1', `${name}=${'x'.repeat(5_000)}`, 'zz=1', '%=%', '?', '?????', 'a=1&'.repeat(1_000), `${name}=+`],
    ...[`${name}=1e400`, `${name}=-1`, `${name}=NaN`, `${name}=2147483648`, `${name}=null`, `${name}=`, `;${name}=1`],
  );

/** The bytes of a body, in base64, and what they say that they are. */
export const hostileBody: fc.Arbitrary<{ type: string; base64: string }> = fc.record({
  type: fc.constantFrom(
    ...['application/json', 'application/json', 'application/json', 'application/json; charset=utf-16', 'text/plain'],
    ...['application/x-www-form-urlencoded', 'multipart/form-data; boundary=x', 'multipart/form-data', 'image/jpeg'],
    ...['image/png', 'image/svg+xml', 'application/xml', 'application/octet-stream', 'x/y;;;', '', 'application/json;'],
  ),
  base64: fc.oneof(
    fc
      .constantFrom(
        ...[
          '',
          '{',
          '{"a":',
          '{"a":1,}',
          'undefined',
          '\u0000',
          '{}',
          '[]',
          'null',
          '"text"',
          '1',
          '1e400',
          'true',
          '-0',
        ],
        ...['{"__proto__":{"a":1}}', '{"constructor":{"prototype":{"a":1}}}', '{"a":1,"a":2}', '\ufeff{}', '{}{}', ' '],
        ...['['.repeat(30_000), `${'['.repeat(20_000)}${']'.repeat(20_000)}`, `{"a":"${'x'.repeat(70_000)}"}`],
        ...['a=1', 'a[b]=1', '%00=%00', '=', '&&&', 'a=%', 'a=1&'.repeat(2_000), '--x--\r\n', '\xff\xd8\xff', 'RIFF'],
        ...['{"a":"\\ud800"}', '{"\\u0000":1}', '{"email":"\\u0000"}', '{"a":"\xff"}'],
      )
      .map((text) => Buffer.from(text, 'latin1').toString('base64')),
    fc.uint8Array({ maxLength: 200 }).map((bytes) => Buffer.from(bytes).toString('base64')),
  ),
});

const HEADER_TEXTS = [
  ...['', '%00', '\u00ff\u00fe', '='.repeat(2_000), '{"a":', '%E0%A4%A', "' or 1=1 --", '__proto__', ','.repeat(500)],
  ...['*', '0', '-1', '9'.repeat(60), 'null', 'Bearer', `Bearer ${'x'.repeat(43)}`, `Bearer ${'x'.repeat(300)}`, 'a b'],
  ...['bytes=0-', 'bytes=-1', 'W/"x"', '"', 'en;q=2', 'xx-XX,*;q=0', 'http://bad.example/', 'null', 'http://[', 'a/b'],
];
const NAMES = [
  ...['user-agent', 'accept-language', 'accept-encoding', 'accept', 'referer', 'origin', 'idempotency-key', 'cookie'],
  ...['x-request-id', 'x-member', 'if-none-match', 'if-modified-since', 'range', 'authorization', 'last-event-id'],
  ...[
    'x-mail-events-signature',
    'sec-fetch-site',
    'x-forwarded-host',
    'x-forwarded-for',
    'x-tenant-id',
    'content-encoding',
  ],
  ...['x-http-method-override', 'x-requested-with', 'save-data', 'content-disposition', 'x-forwarded-proto', 'te'],
];
const COOKIES = ['session', 'staff', 'source', 'locale', 'preview', 'member', 'country', 'visit'];

export const hostileHeader: fc.Arbitrary<readonly [string, string]> = fc.oneof(
  fc.tuple(fc.constantFrom(...NAMES), fc.constantFrom(...HEADER_TEXTS)),
  fc
    .tuple(fc.constantFrom(...COOKIES), fc.constantFrom(...HEADER_TEXTS))
    .map(([name, value]) => ['cookie', `${name}=${value}`] as const),
);

/** As browsers write a text into an address; half characters as what they are replaced by. */
export const encode = (text: string): string => encodeURIComponent(Buffer.from(text).toString());
