import { Inject, Injectable } from '@nestjs/common';
import { z } from 'zod';
import { LRUCache } from 'lru-cache';
import { CONFIG, type Config } from '../../../../../platform/config/config';
import { DataKeys } from '../../../../../platform/data-keys';
import { PublicRequests } from '../../../../../platform/outside';
import { GifsUnavailable } from '../../errors';
import { isDrawnGif } from '../drawn/drawn-ids';
import { type Gif, type GifPage, type GifSearch, GifSource, drawnGif } from '../gif';
import { GifAddresses } from './gif-addresses';
import { SignedText } from './signed-text';

const PAGE = 24;
/** The provider goes no further. */
const FARTHEST = 4999;
const MOST_BYTES = 2 * 1024 * 1024;
const KEPT_MS = 300_000;
const LONGEST_TITLE = 200;

const size = z.coerce.number().int().min(1).max(5000);
const answer = z.object({
  data: z.array(z.unknown()).max(100),
  pagination: z.object({ total_count: z.number().optional(), offset: z.number(), count: z.number() }),
});
const found = z.object({
  title: z.string().default(''),
  images: z.object({
    fixed_width: z.object({ url: z.string(), webp: z.string().optional(), width: size, height: size }),
    fixed_width_still: z.object({ url: z.string() }),
  }),
});
const kept = z.tuple([z.string(), z.string(), size, size, z.string()]);

/** GIPHY's search. Of members it is told nothing but the words they look for. */
@Injectable()
export class GiphySource extends GifSource {
  readonly provider = 'giphy';
  private readonly signed: SignedText;
  private readonly pages = new LRUCache<string, GifPage>({ max: 500, ttl: KEPT_MS });

  constructor(
    private readonly requests: PublicRequests,
    private readonly addresses: GifAddresses,
    @Inject(DataKeys) keys: DataKeys,
    @Inject(CONFIG) private readonly config: Pick<Config, 'GIPHY_URL' | 'GIPHY_API_KEY'>,
  ) {
    super();
    this.signed = new SignedText(keys, 'gif');
  }

  async search(search: GifSearch): Promise<GifPage> {
    const key = JSON.stringify([search.query, search.cursor, search.locale]);
    const page = this.pages.get(key) ?? (await this.ask(search));
    this.pages.set(key, page);
    return page;
  }

  find(id: string): Gif | undefined {
    if (isDrawnGif(id)) return drawnGif(id);
    const text = this.signed.read(id);
    if (text === undefined) return undefined;
    const [url, still, width, height, title] = kept.parse(JSON.parse(text));
    const [path, stillPath] = [this.addresses.pathOf(url), this.addresses.pathOf(still)];
    if (path === undefined || stillPath === undefined) return undefined;
    return { id, drawn: null, title, width, height, path, still: stillPath };
  }

  private async ask(search: GifSearch): Promise<GifPage> {
    try {
      const limits = { types: ['application/json'], most: MOST_BYTES };
      const { content } = await this.requests.read(this.addressOf(search), limits);
      const { data, pagination } = answer.parse(JSON.parse(content.toString('utf8')));
      const end = pagination.offset + pagination.count;
      const hasMore = pagination.count > 0 && end < Math.min(pagination.total_count ?? Infinity, FARTHEST);
      return { gifs: data.flatMap((one) => this.gifOf(one)), next: hasMore ? String(end) : null };
    } catch (error) {
      throw new GifsUnavailable({ cause: error });
    }
  }

  private addressOf({ query, cursor, locale }: GifSearch): URL {
    const url = new URL(query === '' ? 'v1/gifs/trending' : 'v1/gifs/search', this.config.GIPHY_URL);
    if (query !== '') {
      url.searchParams.set('q', query);
      url.searchParams.set('lang', locale === 'nb' ? 'no' : locale);
    }
    const rest = {
      api_key: this.config.GIPHY_API_KEY ?? '',
      limit: String(PAGE),
      offset: cursor ?? '0',
      rating: 'pg-13',
    };
    for (const [name, value] of Object.entries(rest)) url.searchParams.set(name, value);
    return url;
  }

  /** Nothing for what is not as it should be: one odd GIF spoils no page. */
  private gifOf(one: unknown): Gif[] {
    const { data } = found.safeParse(one);
    if (!data) return [];
    const { fixed_width: moving, fixed_width_still: still } = data.images;
    const title = data.title.slice(0, LONGEST_TITLE);
    const parts = [moving.webp ?? moving.url, still.url, moving.width, moving.height, title];
    return [this.find(this.signed.write(JSON.stringify(parts))) ?? []].flat();
  }
}
