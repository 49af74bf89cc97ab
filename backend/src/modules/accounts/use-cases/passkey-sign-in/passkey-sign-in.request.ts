import { PasskeyField } from '../../passkeys/passkey-field';

/** The browser's signed answer, from Web Authentication's `AuthenticationResponseJSON`. */
export class PasskeySignInRequest {
  @PasskeyField('id', 1400)
  id!: string;

  @PasskeyField('response.clientDataJSON', 4000)
  client_data!: string;

  @PasskeyField('response.authenticatorData', 4000)
  authenticator_data!: string;

  @PasskeyField('response.signature', 4000)
  signature!: string;

  @PasskeyField('response.userHandle', 100)
  user_handle!: string;
}
