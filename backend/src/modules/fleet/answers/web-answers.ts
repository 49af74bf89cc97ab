import { type IncomingMessage } from 'node:http';
import { Injectable } from '@nestjs/common';
import { ANSWERS_PATH, AnswerCounts, readCountedAnswers } from '../../../../../contract/http/answer-counts';
import { type InnerHandler, sendJson } from '../../../platform/telemetry';

/** About ten thousand brands. */
const MOST_BYTES = 1 << 20;

/** Takes what webs have counted of their answers, on the inner port, and counts it as the api's own. Nothing is written here. */
@Injectable()
export class WebAnswers {
  constructor(private readonly counts: AnswerCounts) {}

  readonly handler: InnerHandler = async (request, response, url) => {
    if (url.pathname !== ANSWERS_PATH || request.method !== 'POST') return false;
    const counted = readCountedAnswers(await readJson(request));
    if (counted) this.counts.add(counted);
    sendJson(response, counted ? 200 : 400, counted ? {} : { code: 'invalid_input' });
    return true;
  };
}

/** Undefined where it is too long or no JSON. */
async function readJson(request: IncomingMessage): Promise<unknown> {
  const chunks: Buffer[] = [];
  let bytes = 0;
  for await (const chunk of request as AsyncIterable<Buffer>) {
    bytes += chunk.length;
    if (bytes <= MOST_BYTES) chunks.push(chunk);
  }
  try {
    return bytes <= MOST_BYTES ? JSON.parse(Buffer.concat(chunks).toString()) : undefined;
  } catch {
    return undefined;
  }
}
