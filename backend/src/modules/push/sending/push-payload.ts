import { type PushMessage } from './fresh-pushes';

/** Every payload has as many bytes, so that its length tells nothing of what it says. A push service takes 3,993 at most. */
const PAYLOAD_BYTES = 512;

const ELLIPSIS = '…';
const CHARACTERS = new Intl.Segmenter();

/** A declarative push message (`web_push: 8030`), filled up with spaces. A body that is too long for it is shortened. */
export function pushPayload(message: PushMessage, origin: string): Buffer {
  for (let shown = message.body; ; shown = shortened(shown)) {
    const payload = Buffer.from(declarative({ ...message, body: shown }, origin));
    if (payload.length <= PAYLOAD_BYTES) return Buffer.concat([payload, SPACES], PAYLOAD_BYTES);
    if (shown === '') throw new Error(`a push of kind ${message.kind} is too long without its body`);
  }
}

const SPACES = Buffer.alloc(PAYLOAD_BYTES, ' ');

function shortened(body: string): string {
  const characters = Array.from(CHARACTERS.segment(body.replace(/…$/, '')), ({ segment }) => segment);
  return characters.length <= 1 ? '' : characters.slice(0, -1).join('').trimEnd() + ELLIPSIS;
}

function declarative({ title, body, lang, path, tag, renotify, badge }: PushMessage, origin: string): string {
  return JSON.stringify({
    web_push: 8030,
    notification: {
      ...{ title, body, lang, dir: 'ltr', navigate: new URL(path, origin).href, tag, silent: false },
      ...(renotify !== undefined && { renotify }),
      // The draft has it outside, WebKit's first description in here and as a text.
      app_badge: String(badge),
    },
    app_badge: badge,
  });
}
