import { Injectable } from '@nestjs/common';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

export interface CatalogueEntry {
  readonly key: string;
  readonly used: readonly string[];
  readonly texts: Readonly<Record<string, string>>;
}

/** The texts of the pages, as the build knew them. Read when staff first ask: no visitor ever needs it. */
@Injectable()
export class TextCatalogue {
  private entries: readonly CatalogueEntry[] | undefined;

  /** All texts whose key or words, in whatever language, hold every one of the words. */
  find(words: readonly string[]): readonly CatalogueEntry[] {
    const wanted = words.map((word) => word.toLowerCase());
    return this.all().filter(({ key, texts }) => {
      const hay = [key, ...Object.values(texts)].join('\n').toLowerCase();
      return wanted.every((word) => hay.includes(word));
    });
  }

  private all(): readonly CatalogueEntry[] {
    this.entries ??= JSON.parse(readFileSync(join(__dirname, 'catalogue.json'), 'utf8')) as readonly CatalogueEntry[];
    return this.entries;
  }
}
