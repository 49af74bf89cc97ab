import { PasskeyField } from './passkey-field';

/** The browser's signed answer, from Web Authentication's `AuthenticationResponseJSON`. */
export class PasskeyUseRequest {
  @PasskeyField('id', 1400)
  id!: string;

  @PasskeyField('response.clientDataJSON', 4000)
  client_data!: string;

  @PasskeyField('response.authenticatorData', 4000)
  authenticator_data!: string;

  @PasskeyField('response.signature', 4000)
  signature!: string;
}
