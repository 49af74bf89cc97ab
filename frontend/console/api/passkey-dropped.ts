/** The browser made or used no passkey: the person let it be, or the device has one already. */
export class PasskeyDropped extends Error {
  constructor(readonly isKnown: boolean) {
    super('no passkey was made or used');
  }
}
