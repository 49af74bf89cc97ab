// The package brings no types. Only what the tests use of it.
declare module 'http_ece' {
  import { type ECDH } from 'node:crypto';

  interface Parameters {
    readonly version: 'aes128gcm';
    readonly privateKey: ECDH;
    readonly authSecret: string;
  }
  export function decrypt(content: Buffer, parameters: Parameters): Buffer;
}
