import { Global, Module } from '@nestjs/common';
import { GeoModule } from '../../platform/geo';
import { MemberAuthenticator } from '../../platform/http';
import { PaymentsModule } from '../payments';
import { TenantsModule } from '../tenants';
import { Deletions } from './deletion/deletions';
import { LeavingOffers } from './deletion/leaving-offers';
import { CreditAdminService } from './admin/credit-admin-service';
import { MemberAdminService } from './admin/member-admin-service';
import { MemberFiles } from './admin/member-files';
import { MemberLooks } from './admin/member-looks';
import { StaffNotes } from './admin/staff-notes';
import { RelyingParties } from './passkeys/relying-parties';
import { OwnPassword } from './passwords/own-password';
import { PasswordHasher } from './passwords/password-hasher';
import { SignInPassword } from './passwords/sign-in-password';
import { SessionCookies } from './sessions/session-cookies';
import { Sessions } from './sessions/sessions';
import { CreditGifts } from './credit-gifts/credit-gifts';
import { PreviewMailChange } from './staff-mail-changes/preview-mail-change';
import { StaffMailChanges } from './staff-mail-changes/staff-mail-changes';
import { WaitingForMembers } from './second-person/waiting-for-members';
import { ActivateController } from './use-cases/activate/activate.controller';
import { Activate } from './use-cases/activate/activate.use-case';
import { AddPasskeyController } from './use-cases/add-passkey/add-passkey.controller';
import { AddPasskey } from './use-cases/add-passkey/add-passkey.use-case';
import { AskDeletionController } from './use-cases/ask-deletion/ask-deletion.controller';
import { AskMailChangeController } from './use-cases/ask-mail-change/ask-mail-change.controller';
import { AskMailChange } from './use-cases/ask-mail-change/ask-mail-change.use-case';
import { AskPasskeyController } from './use-cases/ask-passkey/ask-passkey.controller';
import { AskPasskey } from './use-cases/ask-passkey/ask-passkey.use-case';
import { AskPasskeySignInController } from './use-cases/ask-passkey-sign-in/ask-passkey-sign-in.controller';
import { AskPasskeySignUpController } from './use-cases/ask-passkey-sign-up/ask-passkey-sign-up.controller';
import { AskPasskeySignUp } from './use-cases/ask-passkey-sign-up/ask-passkey-sign-up.use-case';
import { AskPasswordResetController } from './use-cases/ask-password-reset/ask-password-reset.controller';
import { AskPasswordReset } from './use-cases/ask-password-reset/ask-password-reset.use-case';
import { ChangeLanguageController } from './use-cases/change-language/change-language.controller';
import { ChangeLanguage } from './use-cases/change-language/change-language.use-case';
import { ChangeMailController } from './use-cases/change-mail/change-mail.controller';
import { ChangeMail } from './use-cases/change-mail/change-mail.use-case';
import { UndoMailChange } from './use-cases/change-mail/undo-mail-change';
import { ChangePasswordController } from './use-cases/change-password/change-password.controller';
import { ChangePassword } from './use-cases/change-password/change-password.use-case';
import { ChooseLocaleController } from './use-cases/choose-locale/choose-locale.controller';
import { AskConfirmationController } from './use-cases/confirm-passkey/ask-confirmation.controller';
import { ConfirmPasskeyController } from './use-cases/confirm-passkey/confirm-passkey.controller';
import { ConfirmPasskey } from './use-cases/confirm-passkey/confirm-passkey.use-case';
import { CorrectAddressController } from './use-cases/correct-address/correct-address.controller';
import { CorrectAddress } from './use-cases/correct-address/correct-address.use-case';
import { EndOtherSessionsController } from './use-cases/end-other-sessions/end-other-sessions.controller';
import { EndSessionController } from './use-cases/end-session/end-session.controller';
import { EnterActivationCodeController } from './use-cases/enter-activation-code/enter-activation-code.controller';
import { EnterActivationCode } from './use-cases/enter-activation-code/enter-activation-code.use-case';
import { GetUserController } from './use-cases/get-user/get-user.controller';
import { GetUser } from './use-cases/get-user/get-user.use-case';
import { ListPasskeysController } from './use-cases/list-passkeys/list-passkeys.controller';
import { ListSessionsController } from './use-cases/list-sessions/list-sessions.controller';
import { ListSessions } from './use-cases/list-sessions/list-sessions.use-case';
import { PasskeySignInController } from './use-cases/passkey-sign-in/passkey-sign-in.controller';
import { PasskeySignIn } from './use-cases/passkey-sign-in/passkey-sign-in.use-case';
import { RemovePasskeyController } from './use-cases/remove-passkey/remove-passkey.controller';
import { ReactivateController } from './use-cases/reactivate/reactivate.controller';
import { ResendActivationController } from './use-cases/resend-activation/resend-activation.controller';
import { ResendActivation } from './use-cases/resend-activation/resend-activation.use-case';
import { ResendReactivationController } from './use-cases/resend-reactivation/resend-reactivation.controller';
import { ResendReactivation } from './use-cases/resend-reactivation/resend-reactivation.use-case';
import { ResetPasswordController } from './use-cases/reset-password/reset-password.controller';
import { ResetPassword } from './use-cases/reset-password/reset-password.use-case';
import { ShowActivationCodeController } from './use-cases/show-activation-code/show-activation-code.controller';
import { ShowActivationCode } from './use-cases/show-activation-code/show-activation-code.use-case';
import { SignInController } from './use-cases/sign-in/sign-in.controller';
import { SignIn } from './use-cases/sign-in/sign-in.use-case';
import { SignOutController } from './use-cases/sign-out/sign-out.controller';
import { SignUpController } from './use-cases/sign-up/sign-up.controller';
import { SignUp } from './use-cases/sign-up/sign-up.use-case';

/**
 * Sign-up, sign-in and sessions. Global, because every guarded route looks up the session. Needs an OutboxHint from a
 * global module.
 */
@Global()
@Module({
  imports: [GeoModule, PaymentsModule, TenantsModule],
  controllers: [
    ActivateController,
    AddPasskeyController,
    AskConfirmationController,
    AskDeletionController,
    AskMailChangeController,
    AskPasskeyController,
    AskPasskeySignInController,
    AskPasskeySignUpController,
    AskPasswordResetController,
    ChangeLanguageController,
    ChangeMailController,
    ChangePasswordController,
    ChooseLocaleController,
    ConfirmPasskeyController,
    CorrectAddressController,
    EndOtherSessionsController,
    EndSessionController,
    EnterActivationCodeController,
    GetUserController,
    ListPasskeysController,
    ListSessionsController,
    PasskeySignInController,
    RemovePasskeyController,
    ReactivateController,
    ResendActivationController,
    ResendReactivationController,
    ResetPasswordController,
    ShowActivationCodeController,
    SignInController,
    SignOutController,
    SignUpController,
  ],
  providers: [
    ...[
      Activate,
      AskMailChange,
      AskPasswordReset,
      ChangeLanguage,
      ChangeMail,
      ChangePassword,
      GetUser,
      ListSessions,
      MemberAdminService,
    ],
    ...[AddPasskey, AskPasskey, CreditAdminService, MemberFiles, MemberLooks, OwnPassword, PasskeySignIn],
    ...[RelyingParties, StaffNotes],
    ...[PasswordHasher, ResendActivation, ResetPassword, SessionCookies, Sessions, SignIn, SignUp, UndoMailChange],
    ...[AskPasskeySignUp, ConfirmPasskey, CorrectAddress, EnterActivationCode, ShowActivationCode],
    ...[Deletions, LeavingOffers, ResendReactivation, SignInPassword],
    ...[CreditGifts, PreviewMailChange, StaffMailChanges, WaitingForMembers],
    { provide: MemberAuthenticator, useExisting: Sessions },
  ],
  exports: [
    ...[CreditAdminService, MemberAuthenticator, MemberAdminService, MemberFiles, MemberLooks, PasswordHasher],
    ...[CreditGifts, PreviewMailChange, StaffMailChanges, StaffNotes, WaitingForMembers],
  ],
})
export class AccountsModule {}
