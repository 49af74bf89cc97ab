import { Problem } from '../../../../platform/http';

/** No such message of the profile in a conversation with the reporter. */
export class ReportedMessageNotFound extends Problem {
  readonly code = 'reported_message_not_found';
  readonly kind = 'absent';
}
