import { randomBytes } from 'node:crypto';
import { isIP } from 'node:net';
import { originOf } from '../../../platform/config/config';
import { AddressNotPublic } from '../../../platform/outside';
import { type Finding, notNeeded, passed, waiting, wrong } from '../finding';
import { type LaunchCheck, unreachable } from '../launch-check';
import { preflightProof } from '../preflight-proof';

const LONGEST_ANSWER = 200;

/** Asks the host itself for something that only this deployment can answer: proof of the way DNS → edge → api. */
export const reachesUs: LaunchCheck = {
  name: 'reaches_us',
  step: 'preflight',
  blocks: 'publish',
  per: 'host',
  isOfRevision: false,
  run: async (brand, { config, requests }, host) => {
    const wanted = 'A request to this host arrives here.';
    const reason = unreachable(config, host);
    if (reason !== undefined) return notNeeded(reason);
    const row = brand.hosts.find((one) => one.host === host);
    if (row?.state === 'pending') return waiting('It is asked as soon as its address is right.', { wanted });
    if (row?.state === 'suspended') return notNeeded('The host is suspended.');
    const nonce = randomBytes(16).toString('hex');
    const url = new URL(`${originOf(config, host)}/api/preflight/${nonce}`);
    try {
      const { content } = await requests.read(url, { types: ['text/plain'], most: LONGEST_ANSWER });
      if (content.toString() === preflightProof(config.SECRET_KEY, host, nonce))
        return passed('The request arrived here.', wanted);
      return wrong('Another server answered.', { wanted, fixer: 'domain_owner' });
    } catch (error) {
      return unreached(error, host, wanted);
    }
  },
};

function unreached(error: unknown, host: string, wanted: string): Finding {
  const { code = '', name, message } = error as NodeJS.ErrnoException;
  if (error instanceof AddressNotPublic)
    return wrong(`${host} leads to an address that is not public.`, { wanted, fixer: 'domain_owner' });
  if (name === 'UnfitAnswer') return wrong(`Another server answered (${message}).`, { wanted, fixer: 'domain_owner' });
  if (name === 'TimeoutError' || name === 'AbortError')
    return waiting('There was no answer within five seconds.', { wanted, fixer: 'platform' });
  if (code === 'ENOTFOUND' || code === 'EAI_AGAIN')
    return waiting(`No address is known for ${host} yet.`, { wanted, fixer: 'domain_owner' });
  const reason = isIP(message) > 0 || code === '' ? message : code;
  return waiting(`The connection failed (${reason}).`, { wanted, fixer: 'platform' });
}
