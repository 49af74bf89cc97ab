import { Inject, Injectable } from '@nestjs/common';
import { type FastifyRequest } from 'fastify';
import { localeOf, siteOf } from '../../../platform/http';
import { PublishedSites } from '../../tenants';
import { type ChatSite } from './chats';

/** Provides the settings of a request's brand that conversations need. */
@Injectable()
export class ChatSites {
  constructor(@Inject(PublishedSites) private readonly published: PublishedSites) {}

  async of(request: FastifyRequest): Promise<ChatSite> {
    const { document } = await this.published.get(siteOf(request).site.id);
    const { message_credits: message, photo_credits: photo, gift_credits: gift } = document.settings;
    const { settings, prompts } = document;
    return { settings, prompts, locale: localeOf(request), costs: { message, photo, gift } };
  }
}
