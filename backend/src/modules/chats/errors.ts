import { Problem } from '../../platform/http';

/** There is none, it is others’, or a block stands between the two. */
export class ChatNotFound extends Problem {
  readonly code = 'chat_not_found';
  readonly kind = 'absent';

  constructor() {
    super('You don’t have this chat.');
  }
}

export class MessageInvalid extends Problem {
  readonly code = 'message_invalid';
  readonly kind = 'invalid';
  override readonly members: { readonly message_length: number };

  constructor(length: number) {
    super(`A message has 1 to ${length} characters, or a photo, a gift or a GIF.`);
    this.members = { message_length: length };
  }
}

export class ClientIdUsed extends Problem {
  readonly code = 'client_id_used';
  readonly kind = 'conflict';

  constructor() {
    super('You’ve used this client_id for another message.');
  }
}

/** Without a purchase a member writes in so many conversations. */
export class PremiumRequired extends Problem {
  readonly code = 'premium_required';
  readonly kind = 'denied';
  override readonly members: { readonly conversations: number };

  constructor(conversations: number) {
    super('Only premium members can start more chats.');
    this.members = { conversations };
  }
}

/** The other one has left, or is away for now. */
export class PartnerGone extends Problem {
  readonly code = 'partner_gone';
  readonly kind = 'conflict';

  constructor() {
    super('You can’t message this member.');
  }
}

/** It waits for staff; nothing is paid for it until it is sent. */
export class MessageHeld extends Problem {
  readonly code = 'message_held';
  readonly kind = 'denied';

  constructor() {
    super('Our team is checking this message before it’s sent.');
  }
}

export class MessageTooOld extends Problem {
  readonly code = 'message_too_old';
  readonly kind = 'conflict';

  constructor() {
    super('You can only delete a message for both of you within 15 minutes.');
  }
}

export class MessageNotFound extends Problem {
  readonly code = 'message_not_found';
  readonly kind = 'absent';

  constructor() {
    super('You don’t have this message.');
  }
}
