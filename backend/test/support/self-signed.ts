import { generateKeyPairSync, sign } from 'node:crypto';

/** A certificate that its own key has signed, with that key, in PEM. */
export interface SelfSigned {
  readonly cert: string;
  readonly key: string;
}

const ISSUER = 'Manyhearts tests';
const ECDSA_SHA256 = Buffer.from('300a06082a8648ce3d040302', 'hex');
const ORGANISATION = Buffer.from('060355040a', 'hex');
const SUBJECT_ALT_NAME = Buffer.from('0603551d11', 'hex');

/** Makes a certificate for a host, from a day ago until a time. It is written here because Node can only read them. */
export function selfSigned(host: string, until: Date): SelfSigned {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'prime256v1' });
  const name = der(0x30, der(0x31, der(0x30, ORGANISATION, der(0x0c, Buffer.from(ISSUER)))));
  const validity = der(0x30, time(new Date(until.getTime() - 400 * 86_400_000)), time(until));
  const alternative = der(0x30, SUBJECT_ALT_NAME, der(0x04, der(0x30, der(0x82, Buffer.from(host)))));
  const body = der(
    0x30,
    der(0xa0, der(0x02, Buffer.from([2]))),
    der(0x02, Buffer.from([1])),
    ...[ECDSA_SHA256, name, validity, name],
    publicKey.export({ type: 'spki', format: 'der' }),
    der(0xa3, der(0x30, alternative)),
  );
  const signature = der(0x03, Buffer.from([0]), sign('sha256', body, privateKey));
  const pem = der(0x30, body, ECDSA_SHA256, signature).toString('base64').replace(/.{64}/g, '$&\n');
  return {
    cert: `-----BEGIN CERTIFICATE-----\n${pem}\n-----END CERTIFICATE-----\n`,
    key: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
  };
}

/** A value with its tag and length, as DER writes it. */
function der(tag: number, ...parts: readonly Buffer[]): Buffer {
  const content = Buffer.concat(parts);
  const { length } = content;
  const size = length < 128 ? [length] : length < 256 ? [0x81, length] : [0x82, length >> 8, length & 255];
  return Buffer.concat([Buffer.from([tag, ...size]), content]);
}

const time = (at: Date): Buffer => der(0x18, Buffer.from(`${at.toISOString().replace(/[-:T]/g, '').slice(0, 14)}Z`));
