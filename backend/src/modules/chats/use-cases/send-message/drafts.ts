import { Injectable } from '@nestjs/common';
import { countGraphemes } from '../../../../../../contract/text/graphemes';
import { type Problem } from '../../../../platform/http';
import { ProfileThingGone, thingIn } from '../../../members';
import { type TenantDocument } from '../../../tenants';
import { type Attachment } from '../../attachments/attachment';
import { Attachments } from '../../attachments/attachments';
import { AttachmentInvalid, GifSearchOff, GiftsOff, PhotoMessagesOff } from '../../attachments/errors';
import { MessageInvalid } from '../../errors';
import { Quotes } from '../../quotes/quotes';
import { type SendMessageRequest } from './send-message.request';
import { type Draft, type Recipient } from './send-statement';

type Told = Pick<TenantDocument, 'settings' | 'features' | 'prompts'>;

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
  constructor(
    private readonly attachments: Attachments,
    private readonly quotes: Quotes,
  ) {}

  async make(sender: number, to: Recipient, asked: SendMessageRequest, document: Told): Promise<Drawn> {
    const { settings, features } = document;
    const { client_id: clientId, kind, text, photo, gift, gif } = asked;
    const bare = { clientId, kind, body: null, attachment: null, warning: null };
    if (kind === 'text') {
      const longest = settings.message_length;
      const body = text ?? '';
      const isWrong = body === '' || (body.length > longest && countGraphemes(body, longest + 1) > longest);
      const { attachment, isGone } = await this.quoted(sender, to, asked, document);
      const refusal = isWrong ? new MessageInvalid(longest) : isGone ? new ProfileThingGone() : undefined;
      return { draft: { ...bare, body, attachment }, cost: settings.message_credits, refusal };
    }
    const attachment = await this.attachments.find(sender, { clientId, kind, photo, gift, gif });
    const costs = { photo: settings.photo_credits, gift: settings.gift_credits, gif: settings.message_credits };
    const refusal = refusalOf(kind, features) ?? (attachment ? undefined : new AttachmentInvalid());
    return { draft: { ...bare, attachment: attachment ?? null }, cost: costs[kind], refusal };
  }

  /** A quotation whose photo or answer is gone keeps its name: the message may have been sent before. */
  private async quoted(
    sender: number,
    to: Recipient,
    { quote: asked }: SendMessageRequest,
    document: Told,
  ): Promise<{ readonly attachment: Attachment | null; readonly isGone: boolean }> {
    if (asked == null) return { attachment: null, isGone: false };
    const thing = thingIn(asked, 'quote');
    const quote = await this.quotes.find(sender, to, thing, document);
    return { attachment: { quote: quote ?? { ...thing, text: null } }, isGone: quote === undefined };
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
