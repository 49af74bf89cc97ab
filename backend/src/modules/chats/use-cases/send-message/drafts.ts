import { Injectable } from '@nestjs/common';
import { countGraphemes } from '../../../../../../contract/text/graphemes';
import { type Problem } from '../../../../platform/http';
import { type TenantDocument } from '../../../tenants';
import { Attachments } from '../../attachments/attachments';
import { AttachmentInvalid, GifSearchOff, GiftsOff, PhotoMessagesOff } from '../../attachments/errors';
import { MessageInvalid } from '../../errors';
import { type SendMessageRequest } from './send-message.request';
import { type Draft } from './send-statement';

export interface Drawn {
  readonly draft: Draft;
  /** Credits. */
  readonly cost: number;
  /** Why it is not to be sent, but where it has been sent before. */
  readonly refusal: Problem | undefined;
}

/** Turns a request into the message to store, with its price. */
@Injectable()
export class Drafts {
  constructor(private readonly attachments: Attachments) {}

  async make(
    sender: number,
    asked: SendMessageRequest,
    { settings, features }: Pick<TenantDocument, 'settings' | 'features'>,
  ): Promise<Drawn> {
    const { client_id: clientId, kind, text, photo, gift, gif } = asked;
    const bare = { clientId, kind, body: null, attachment: null, warning: null };
    if (kind === 'text') {
      const longest = settings.message_length;
      const body = text ?? '';
      const isWrong = body === '' || (body.length > longest && countGraphemes(body, longest + 1) > longest);
      const refusal = isWrong ? new MessageInvalid(longest) : undefined;
      return { draft: { ...bare, body }, cost: settings.message_credits, refusal };
    }
    const attachment = await this.attachments.find(sender, { clientId, kind, photo, gift, gif });
    const costs = { photo: settings.photo_credits, gift: settings.gift_credits, gif: settings.message_credits };
    const refusal = refusalOf(kind, features) ?? (attachment ? undefined : new AttachmentInvalid());
    return { draft: { ...bare, attachment: attachment ?? null }, cost: costs[kind], refusal };
  }
}

function refusalOf(kind: 'photo' | 'gift' | 'gif', features: TenantDocument['features']): Problem | undefined {
  switch (kind) {
    case 'photo':
      return features.photo_messages ? undefined : new PhotoMessagesOff();
    case 'gift':
      return features.gifts ? undefined : new GiftsOff();
    case 'gif':
      return features.gif_search ? undefined : new GifSearchOff();
  }
}
