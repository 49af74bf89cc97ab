import { Body, Controller, HttpCode, Inject, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Endpoint, InvalidInput, TooManyRequests, perAddress } from '../../../platform/http';
import { Overloaded, PasswordHasher, checkNewPassword } from '../../accounts';
import { InvitationInvalid } from '../errors';
import { AcceptInvitationRequest } from './accept-invitation.request';
import { Invitations } from './invitations';

@ApiTags('staff')
@Controller('api/staff/invitation')
export class AcceptInvitationController {
  constructor(
    @Inject(Invitations) private readonly invitations: Invitations,
    @Inject(PasswordHasher) private readonly hasher: PasswordHasher,
  ) {}

  /** Sets the password of whoever was invited. Signing in comes next. */
  @Post()
  @HttpCode(204)
  @Endpoint({
    scope: 'platform',
    permission: 'public',
    limit: perAddress(30, 60),
    problems: [InvalidInput, TooManyRequests, InvitationInvalid, Overloaded],
  })
  async accept(@Body() { token, password }: AcceptInvitationRequest): Promise<void> {
    const invited = await this.invitations.find(token);
    if (!invited) throw new InvitationInvalid();
    checkNewPassword({ password, again: undefined, path: 'password' }, { ...invited, brand: 'manyhearts' });
    await this.invitations.accept(token, await this.hasher.hash(password));
  }
}
