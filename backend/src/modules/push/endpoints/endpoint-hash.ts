import { createHash } from 'node:crypto';

/** Names a device by its endpoint, which pages know as well. An endpoint has enough chance in it not to be guessed. */
export const endpointHash = (endpoint: string): Buffer => createHash('sha256').update(endpoint).digest();
