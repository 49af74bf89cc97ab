import { type FastifyRequest } from 'fastify';
import { type RateLimits, TooManyRequests, perAddress } from '../../../platform/http';
import { EmailInUse } from '../errors';

/** That an address has an account is told to people, not to lists: all who ask share one limit. */
const TAKEN_ANSWERS = perAddress(10, 3600);

/** Throws the error; a taken address is told only within the limit. */
export async function refuseTaken(limits: RateLimits, request: FastifyRequest, error: unknown): Promise<never> {
  if (!(error instanceof EmailInUse)) throw error;
  const wait = await limits.take(request.context, TAKEN_ANSWERS, 'sign-up:taken');
  throw wait > 0 ? new TooManyRequests(wait) : error;
}
