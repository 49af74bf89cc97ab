import { createECDH, randomBytes } from 'node:crypto';
import { InvalidInput } from '../../../platform/http';
import { checkDeviceKeys } from './device-keys';

const point = createECDH('prime256v1').generateKeys();
const auth = randomBytes(16);
const keys = (p256dh: Buffer, secret: Buffer = auth) => ({
  p256dh: p256dh.toString('base64url'),
  auth: secret.toString('base64url'),
});
const faultsOf = (p256dh: Buffer, secret?: Buffer): string[] => {
  try {
    checkDeviceKeys(keys(p256dh, secret));
    return [];
  } catch (error) {
    if (!(error instanceof InvalidInput)) throw error;
    return error.faults.map(({ path }) => path);
  }
};
const changed = (at: number): Buffer => {
  const copy = Buffer.from(point);
  copy.writeUInt8(copy.readUInt8(at) ^ 1, at);
  return copy;
};

it('keys of a browser are taken, and lose their padding', () => {
  expect(checkDeviceKeys(keys(point))).toEqual(keys(point));
  const padded = { p256dh: `${keys(point).p256dh}=`, auth: `${keys(point).auth}==` };
  expect(checkDeviceKeys(padded)).toEqual(keys(point));
});

it.each([
  ['a point beside the curve', changed(64)],
  ['another form of point', changed(0)],
  ['a compressed point', Buffer.concat([Buffer.of(2), point.subarray(1, 33)])],
  ['the point at infinity', Buffer.of(0)],
  ['noughts', Buffer.concat([Buffer.of(4), Buffer.alloc(64)])],
  ['a point of another curve', createECDH('secp256k1').generateKeys()],
  ['too few bytes', point.subarray(0, 64)],
  ['too many bytes', Buffer.concat([point, Buffer.of(0)])],
])('%s encrypts nothing', (_, bytes) => {
  expect(faultsOf(bytes)).toEqual(['keys.p256dh']);
});

it('a secret of other than 16 bytes encrypts nothing, and both faults are told', () => {
  for (const length of [1, 15, 17, 32]) expect(faultsOf(point, randomBytes(length))).toEqual(['keys.auth']);
  expect(faultsOf(Buffer.of(4), randomBytes(15))).toEqual(['keys.p256dh', 'keys.auth']);
});
