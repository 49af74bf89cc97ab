import { type PeerCertificate, connect } from 'node:tls';
import { publicAddress } from '../../../platform/geo';

const TIMEOUT_MS = 5000;

export interface TlsSettings {
  readonly port: number;
  /** Whether the address may be on this machine, as in tests. */
  readonly mayLoopback: boolean;
  /** An authority to trust besides the usual ones. */
  readonly ca?: string;
}

export interface Handshake {
  /** Undefined where the chain leads to a trusted authority and the name is right. */
  readonly fault: string | undefined;
  readonly names: readonly string[];
  readonly issuer: string;
  readonly expires: Date;
}

/** Makes a TLS handshake for a host at an address, as a browser does. Rejects where there is none in time. */
export function shakeHands(host: string, address: string, settings: TlsSettings): Promise<Handshake> {
  return new Promise((resolve, reject) => {
    if (!settings.mayLoopback && publicAddress(address) === undefined) {
      reject(new Error('The address is not public.'));
      return;
    }
    const { port, ca } = settings;
    // The fault is told with the certificate, so an unsound one must not end the handshake.
    const socket = connect({ host: address, port, servername: host, rejectUnauthorized: false, ...(ca && { ca }) });
    socket.setTimeout(TIMEOUT_MS, () => socket.destroy(new Error('No handshake within five seconds.')));
    socket.once('error', reject);
    socket.once('secureConnect', () => {
      const certificate = socket.getPeerCertificate();
      const fault = socket.authorized ? undefined : String(socket.authorizationError);
      socket.destroy();
      resolve({ fault, ...partsOf(certificate) });
    });
  });
}

function partsOf(certificate: PeerCertificate): Omit<Handshake, 'fault'> {
  const names = (certificate.subjectaltname ?? '').split(', ').flatMap((name) => name.split('DNS:')[1] ?? []);
  const { O, CN } = certificate.issuer;
  return { names, issuer: String(O ?? CN ?? 'unknown'), expires: new Date(certificate.valid_to) };
}
