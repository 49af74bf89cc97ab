import { createECDH } from 'node:crypto';
import { InvalidInput } from '../../../platform/http';

/** The keys that encrypt messages to a device (RFC 8291), in base64url as its browser gives them. */
export interface DeviceKeys {
  readonly p256dh: string;
  readonly auth: string;
}

const UNCOMPRESSED = 4;
const POINT_BYTES = 65;
const AUTH_BYTES = 16;

/** Throws InvalidInput for keys that no message could be encrypted with. Answers them without padding. */
export function checkDeviceKeys(keys: DeviceKeys): DeviceKeys {
  const point = Buffer.from(keys.p256dh, 'base64url');
  const auth = Buffer.from(keys.auth, 'base64url');
  const faults = [
    ...(isOnCurve(point) ? [] : [{ ...FAULT, path: 'keys.p256dh' }]),
    ...(auth.length === AUTH_BYTES ? [] : [{ ...FAULT, path: 'keys.auth' }]),
  ];
  if (faults.length > 0) throw new InvalidInput(faults);
  return { p256dh: point.toString('base64url'), auth: auth.toString('base64url') };
}

const FAULT = { code: 'key', message: 'Send the key that the browser made.' };

function isOnCurve(point: Buffer): boolean {
  if (point.length !== POINT_BYTES || point[0] !== UNCOMPRESSED) return false;
  const ecdh = createECDH('prime256v1');
  ecdh.generateKeys();
  try {
    ecdh.computeSecret(point);
    return true;
  } catch {
    return false;
  }
}
