import { type Answer, readAnswer } from '../api/problem';
import { type ProblemCode } from '../api/problem-codes';
import { type components } from '../api/schema';
import { asMember, heedRefusal } from '../member';

/** Why a picture was not taken. */
export interface UploadFault {
  readonly why: ProblemCode | 'limited' | 'unreachable' | 'failed';
  /** When it may be tried again. */
  readonly seconds?: number;
  /** Of a picture like one that was turned down. */
  readonly reason?: components['schemas']['OwnPhoto']['reason'];
}

export type Uploaded<T> = { readonly photo: T } | { readonly fault: UploadFault };

export interface Upload {
  readonly signal: AbortSignal;
  /** How much of it has left the device, from 0 to 1. */
  readonly onProgress: (share: number) => void;
}

/** So long nothing has moved: nobody takes it, or nobody answers any more. */
const SILENCE_MS = 60_000;

/** By XMLHttpRequest: nothing else tells how much was sent. */
export async function uploadPicture<T>(path: `/api/${string}`, picture: Blob, upload: Upload): Promise<Uploaded<T>> {
  const sent = send(path, picture, upload);
  const answer = await readAnswer<T>(sent.then((response) => response.clone()));
  if (answer.state === 'done') return { photo: answer.value };
  if (answer.state === 'failed') heedRefusal(answer.code);
  return { fault: await faultOf(answer, sent) };
}

function send(path: string, picture: Blob, { signal, onProgress }: Upload): Promise<Response> {
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
    request.open('POST', path);
    // What it really is tell its first bytes.
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

async function faultOf<T>(answer: Answer<T>, sent: Promise<Response>): Promise<UploadFault> {
  if (answer.state === 'limited') return { why: 'limited', seconds: answer.retryAfterSeconds };
  if (answer.state !== 'failed') return { why: answer.state === 'unreachable' ? 'unreachable' : 'failed' };
  const response = await sent;
  const { reason } = (await response.json().catch(() => ({}))) as Pick<UploadFault, 'reason'>;
  const seconds = Number(response.headers.get('retry-after'));
  return { why: answer.code ?? 'failed', ...(reason && { reason }), ...(seconds > 0 && { seconds }) };
}
