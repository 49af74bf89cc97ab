import { Injectable } from '@nestjs/common';
import { countGraphemes } from '../../../../shared/graphemes';
import { type TenantDocument } from '../../../tenants';
import { Attachments } from '../../attachments/attachments';
import { AttachmentInvalid } from '../../attachments/errors';
import { MessageInvalid } from '../../errors';
import { type SendMessageRequest } from './send-message.request';
import { type Draft } from './send-statement';

/** What is asked to be sent, as it is to be kept, and what it costs. */
@Injectable()
export class Drafts {
  constructor(private readonly attachments: Attachments) {}

  async make(
    sender: number,
    asked: SendMessageRequest,
    { settings, features }: Pick<TenantDocument, 'settings' | 'features'>,
  ): Promise<{ readonly draft: Draft; readonly cost: number }> {
    const { client_id: clientId, kind, text, photo, gift, gif } = asked;
    const bare = { clientId, kind, body: null, attachment: null, warning: null };
    if (kind === 'text') {
      const longest = settings.message_length;
      const body = text ?? '';
      if (body === '' || (body.length > longest && countGraphemes(body, longest + 1) > longest))
        throw new MessageInvalid(longest);
      return { draft: { ...bare, body }, cost: settings.message_credits };
    }
    const isOffered = { photo: features.photo_messages, gift: features.gifts, gif: features.gif_search }[kind];
    if (!isOffered) throw new AttachmentInvalid();
    const attachment = await this.attachments.resolve(sender, { clientId, kind, photo, gift, gif });
    const costs = { photo: settings.photo_credits, gift: settings.gift_credits, gif: settings.message_credits };
    return { draft: { ...bare, attachment }, cost: costs[kind] };
  }
}
