/** That `held_message w` has been sent after all: by its writer, once more, when no rule held it any longer. */
export const WAS_SENT = `exists (select from message sent where sent.tenant_id = w.tenant_id
  and sent.sender_id = w.sender_id and sent.client_id = w.client_id)`;
