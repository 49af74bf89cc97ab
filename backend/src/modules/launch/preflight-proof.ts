import { createHmac } from 'node:crypto';

/** The answer to a nonce that only processes of this deployment can give, and for this host alone. */
export const preflightProof = (secret: string, host: string, nonce: string): string =>
  createHmac('sha256', secret).update(`preflight ${host} ${nonce}`).digest('base64url');
