import { Module } from '@nestjs/common';
import { MailEvents } from './suppression/mail-events';
import { ChangeMailPreferenceController } from './use-cases/change-mail-preference/change-mail-preference.controller';
import { LiftMailSuppressionController } from './use-cases/lift-mail-suppression/lift-mail-suppression.controller';
import { ListMailPreferencesController } from './use-cases/list-mail-preferences/list-mail-preferences.controller';
import { ListMailPreferences } from './use-cases/list-mail-preferences/list-mail-preferences.use-case';
import { ReceiveMailEventsController } from './use-cases/receive-mail-events/receive-mail-events.controller';
import { UnsubscribeController } from './use-cases/unsubscribe/unsubscribe.controller';
import { Unsubscribe } from './use-cases/unsubscribe/unsubscribe.use-case';

/** Which mails members get, and what keeps them away: for the api. */
@Module({
  controllers: [
    ChangeMailPreferenceController,
    LiftMailSuppressionController,
    ListMailPreferencesController,
    ReceiveMailEventsController,
    UnsubscribeController,
  ],
  providers: [ListMailPreferences, MailEvents, Unsubscribe],
})
export class NotificationsHttpModule {}
