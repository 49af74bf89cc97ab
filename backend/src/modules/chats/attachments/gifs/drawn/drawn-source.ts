import { Injectable } from '@nestjs/common';
import { type Gif, type GifPage, type GifSearch, GifSource, drawnGif } from '../gif';
import { DRAWN_GIFS, isDrawnGif } from './drawn-ids';
import { findDrawn } from './drawn-words';

/** The set that ships, where no provider is configured. */
@Injectable()
export class DrawnSource extends GifSource {
  readonly provider = null;

  search({ query, locale }: GifSearch): Promise<GifPage> {
    return Promise.resolve({ gifs: findDrawn(query, locale, DRAWN_GIFS).map(drawnGif), next: null });
  }

  find(id: string): Gif | undefined {
    return isDrawnGif(id) ? drawnGif(id) : undefined;
  }
}
