import { isIP } from 'node:net';
import { z } from 'zod';
import { field } from './field';
import { setOf } from './values';

const POSTBACK_EVENTS = ['signup', 'activation', 'first_purchase'] as const;
export type PostbackEvent = (typeof POSTBACK_EVENTS)[number];

/** The placeholders allowed in an address. */
const POSTBACK_PLACEHOLDERS = ['event', 'ref', 'sub1', 'sub2', 'sub3', 'id', 'time'] as const;

const ADVICE = 'Give an https address of a public host, with placeholders such as {ref} after the question mark only.';

/** Placeholders are values of an address, never a part of where it leads. */
function isPostbackUrl(text: string): boolean {
  const [place = '', query = ''] = text.split(/\?(.*)/s);
  if (!/^https:\/\/[^{}#@\\\s]+$/.test(place) || /[#\\\s]/.test(query) || !URL.canParse(text)) return false;
  const { hostname } = new URL(place);
  const names = [...query.matchAll(/\{([^{}]*)\}/g)].map(([, name]) => name);
  const isPublicName =
    hostname.includes('.') && !isLocal(hostname) && isIP(hostname) === 0 && !hostname.startsWith('[');
  const rest = query.replace(/\{[^{}]*\}/g, '');
  return (
    isPublicName && !/[{}]/.test(rest) && names.every((name) => POSTBACK_PLACEHOLDERS.some((known) => known === name))
  );
}

const isLocal = (hostname: string): boolean => /(^|\.)(localhost|local|internal|home\.arpa)\.?$/.test(hostname);

const postback = z.strictObject({
  network: z.string().regex(/^[^\p{C}\p{Z}]{1,64}$/u, 'Give the label of the links: up to 64 characters, no spaces.'),
  url: z.string().max(1000).refine(isPostbackUrl, ADVICE),
  events: setOf(z.enum(POSTBACK_EVENTS), 1),
});

export const postbacksSchema = field(
  z
    .array(postback)
    .max(50)
    .refine(
      (items) => new Set(items.map(({ network }) => network)).size === items.length,
      'A network is listed twice: keep each once.',
    ),
  {
    title: 'Postbacks',
    default: [],
    description:
      'Which advertising network is told of which events of members it brought. Filled in: ' +
      `${POSTBACK_PLACEHOLDERS.map((name) => `{${name}}`).join(', ')}. See adverts.md.`,
    example: [{ network: 'acme', url: 'https://ads.example/in?id={id}', events: ['signup', 'activation'] }],
    public: false,
  },
);
export type PostbackRule = z.infer<typeof postback>;
