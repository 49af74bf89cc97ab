import { PasskeyField } from '../../passkeys/passkey-field';
import { PasskeyUseRequest } from '../../passkeys/passkey-use.request';

export class PasskeySignInRequest extends PasskeyUseRequest {
  @PasskeyField('response.userHandle', 100)
  user_handle!: string;
}
