/** Why a text message was not sent. `code` is short, stable and free of personal data. */
export class SmsError extends Error {
  override name = 'SmsError';

  constructor(readonly code: string) {
    super(`no text message: ${code}`);
  }
}
