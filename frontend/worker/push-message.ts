/** What a push shows, and the number that it puts on the icon of the app. */
export interface PushMessage {
  readonly title: string;
  readonly options: NotificationOptions & { readonly data: { readonly navigate: string } };
  readonly badge: number | undefined;
}

/** Marks a declarative push message. */
const DECLARATIVE = 8030;
const BADGE = '/icons/badge-96.png';

type Fields = Readonly<Record<string, unknown>>;

const isFields = (value: unknown): value is Fields => typeof value === 'object' && value !== null;
const textOf = (value: unknown): string | undefined => (typeof value === 'string' && value !== '' ? value : undefined);

/** The declarative message in a payload; undefined where there is none, and something else has to be shown. */
export function readPush(payload: string | undefined, origin: string): PushMessage | undefined {
  const message = parse(payload ?? '');
  if (!isFields(message) || message['web_push'] !== DECLARATIVE || !isFields(message['notification'])) return undefined;
  const { notification } = message;
  const title = textOf(notification['title']);
  if (title === undefined) return undefined;
  return {
    title,
    options: optionsOf(notification, origin),
    // WebKit's first description has it inside of the notification, as a text.
    badge: numberOf(message['app_badge'] ?? notification['app_badge']),
  };
}

function optionsOf(notification: Fields, origin: string): PushMessage['options'] {
  const tag = textOf(notification['tag']);
  const [body, lang, dir] = [textOf(notification['body']), textOf(notification['lang']), notification['dir']];
  return {
    ...(body !== undefined && { body }),
    ...(lang !== undefined && { lang }),
    ...((dir === 'ltr' || dir === 'rtl') && { dir }),
    // Something new in what is shown already rings again, unless it is silent or says otherwise.
    ...(tag !== undefined && { tag, renotify: notification['silent'] !== true && notification['renotify'] !== false }),
    silent: notification['silent'] === true,
    badge: BADGE,
    data: { navigate: ownAddress(notification['navigate'], origin) },
  };
}

/** What is shown where a payload cannot be read: each push has to show something. */
export function standInMessage(texts: unknown): PushMessage {
  const { title, body } = isFields(texts) ? texts : {};
  return {
    // No word of any language, where not even the texts are there.
    title: textOf(title) ?? '✉',
    options: { body: textOf(body) ?? '', badge: BADGE, tag: 'news', data: { navigate: '/' } },
    badge: undefined,
  };
}

/** The address if it is on this origin; otherwise the start page: no push leads anywhere else. */
export function ownAddress(address: unknown, origin: string): string {
  if (typeof address !== 'string' || !URL.canParse(address, origin)) return `${origin}/`;
  const url = new URL(address, origin);
  return url.origin === origin ? url.href : `${origin}/`;
}

function parse(payload: string): unknown {
  try {
    return JSON.parse(payload) as unknown;
  } catch {
    return undefined;
  }
}

function numberOf(value: unknown): number | undefined {
  const number = typeof value === 'string' && value !== '' ? Number(value) : value;
  return typeof number === 'number' && Number.isSafeInteger(number) && number >= 0 ? number : undefined;
}

/** As the api tells and takes public keys. */
export const base64Url = (bytes: ArrayBuffer): string =>
  btoa(String.fromCharCode(...new Uint8Array(bytes)))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');
