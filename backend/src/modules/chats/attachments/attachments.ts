import { Inject, Injectable } from '@nestjs/common';
import { type Attachment } from './attachment';
import { GifSource } from './gifs/gif';
import { isGift } from './gifts';
import { ChatPhotos } from './photos/chat-photos';

/** The attachment that a message asks for, by its id. */
export interface AskedAttachment {
  readonly clientId: string;
  readonly kind: 'photo' | 'gift' | 'gif';
  readonly photo?: number | undefined;
  readonly gift?: string | undefined;
  readonly gif?: string | undefined;
}

/** Resolves what a message brings into what is kept with it. */
@Injectable()
export class Attachments {
  constructor(
    @Inject(GifSource) private readonly gifs: GifSource,
    private readonly photos: ChatPhotos,
  ) {}

  /** The same id is always the same attachment. Undefined for what is not there, or not the sender's. */
  async find(sender: number, asked: AskedAttachment): Promise<Attachment | undefined> {
    switch (asked.kind) {
      case 'photo': {
        const photo = await this.photos.unsent(sender, asked.photo ?? 0, asked.clientId);
        return photo && { photo };
      }
      case 'gift': {
        const gift = asked.gift ?? '';
        return isGift(gift) ? { gift } : undefined;
      }
      case 'gif': {
        const gif = this.gifs.find(asked.gif ?? '');
        return gif && { gif };
      }
    }
  }
}
