import { type Answer, answerOf } from '../api/problem';
import { type ProblemCode } from '../api/problem-codes';
import { type PathOf, type Value } from '../api/routes';
import { type components } from '../api/schema';
import { asMember, handleRefusal } from '../member';

/** Why a picture was not taken. */
export interface UploadFault {
  readonly why: ProblemCode | 'limited' | 'unreachable' | 'failed';
  /** When it may be tried again. */
  readonly seconds?: number;
  /** Why a similar picture was rejected before. */
  readonly reason?: components['schemas']['OwnPhoto']['reason'];
}

export type Uploaded<T> = { readonly photo: T } | { readonly fault: UploadFault };

export interface Upload {
  readonly signal: AbortSignal;
  /** How much of it has left the device, from 0 to 1. */
  readonly onProgress: (share: number) => void;
}

/**
 * An upload without progress for this long counts as failed: the connection is lost, or the server does not respond.
 */
const SILENCE_MS = 60_000;

/** Routes that take a picture, by their method. */
type PostedPath = Extract<PathOf<'POST'>, '/api/photos' | '/api/chat-photos'>;
type PutPath = Extract<PathOf<'PUT'>, '/api/photo-check/picture'>;
type PicturePath = PostedPath | PutPath;
type Taken<P extends PicturePath> = P extends PostedPath
  ? Value<'POST', P>
  : P extends PutPath
    ? Value<'PUT', P>
    : never;

const METHODS: Readonly<Record<PicturePath, 'POST' | 'PUT'>> = {
  '/api/photos': 'POST',
  '/api/chat-photos': 'POST',
  '/api/photo-check/picture': 'PUT',
};

/** This uses XMLHttpRequest because nothing else reports the progress of an upload. */
export async function uploadPicture<P extends PicturePath>(
  path: P,
  picture: Blob,
  upload: Upload,
): Promise<Uploaded<Taken<P>>> {
  const response = await send(path, picture, upload).catch(() => undefined);
  if (response === undefined) return { fault: { why: 'unreachable' } };
  const content = (await response.json().catch(() => undefined)) as unknown;
  const answer = answerOf<Taken<P>>(response, content);
  if (answer.state === 'done')
    return content === undefined ? { fault: { why: 'unreachable' } } : { photo: answer.value };
  if (answer.state === 'failed') handleRefusal(answer.code);
  return { fault: faultOf(answer, response, content) };
}

function send(path: PicturePath, picture: Blob, { signal, onProgress }: Upload): Promise<Response> {
  const request = new XMLHttpRequest();
  let silence: ReturnType<typeof setTimeout> | undefined;
  const listen = (): void => {
    clearTimeout(silence);
    silence = setTimeout(() => request.abort(), SILENCE_MS);
  };
  const sent = new Promise<Response>((resolve, reject) => {
    const fail = (): void => reject(new Error('nobody answered'));
    // Called off while the picture was made ready.
    if (signal.aborted) {
      fail();
      return;
    }
    request.open(METHODS[path], path);
    // The server determines the actual type from the first bytes.
    request.setRequestHeader('content-type', picture.type.startsWith('image/') ? picture.type : 'image/jpeg');
    for (const [name, value] of Object.entries(asMember())) request.setRequestHeader(name, value);
    request.upload.onprogress = ({ loaded, total }) => {
      listen();
      onProgress(total > 0 ? loaded / total : 0);
    };
    request.onload = () => {
      const later = request.getResponseHeader('retry-after');
      const headers: HeadersInit = later === null ? {} : { 'retry-after': later };
      resolve(new Response(request.responseText, { status: request.status, headers }));
    };
    request.onerror = fail;
    request.onabort = fail;
    signal.addEventListener('abort', () => request.abort());
    listen();
    request.send(picture);
  });
  return sent.finally(() => clearTimeout(silence));
}

function faultOf(answer: Answer<unknown>, response: Response, content: unknown): UploadFault {
  if (answer.state === 'limited') return { why: 'limited', seconds: answer.retryAfterSeconds };
  if (answer.state !== 'failed') return { why: answer.state === 'unreachable' ? 'unreachable' : 'failed' };
  const { reason } = (content ?? {}) as Pick<UploadFault, 'reason'>;
  const seconds = Number(response.headers.get('retry-after'));
  return { why: answer.code ?? 'failed', ...(reason && { reason }), ...(seconds > 0 && { seconds }) };
}
