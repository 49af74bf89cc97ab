export interface TextMessage {
  /** E.164. */
  readonly to: string;
  readonly text: string;
}

/** Sends text messages. A call ends within ten seconds, fails with an SmsError only, and is never repeated by itself. */
export abstract class Sms {
  abstract send(message: TextMessage): Promise<void>;
}
