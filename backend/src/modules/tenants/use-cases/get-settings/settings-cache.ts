import { type ReadyAnswer } from '../../../../platform/http';
import { type Site } from '../../../../platform/tenancy';

type Variants = Map<string, Map<string | null, ReadyAnswer>>;

const BYTES = 128 * 1024 * 1024;

/**
 * The ready settings of live sites by language and country. A publish brings a new Site, and with it a new place here;
 * what belonged to the old one is garbage. Keyed by things that exist already: to build a text key takes longer than the
 * rest of the answer.
 */
export class SettingsCache {
  private sites = new WeakMap<Site, Variants>();
  private bytes = 0;

  get(site: Site, locale: string, country: string | null): ReadyAnswer | undefined {
    return this.sites.get(site)?.get(locale)?.get(country);
  }

  set(site: Site, locale: string, country: string | null, answer: ReadyAnswer): void {
    this.bytes += answer.size;
    // Rare, and made again in a moment; keeping count of who was asked last would cost every request.
    if (this.bytes > BYTES) this.clear();
    let variants = this.sites.get(site);
    if (!variants) this.sites.set(site, (variants = new Map<string, Map<string | null, ReadyAnswer>>()));
    let countries = variants.get(locale);
    if (!countries) variants.set(locale, (countries = new Map<string | null, ReadyAnswer>()));
    countries.set(country, answer);
  }

  private clear(): void {
    this.sites = new WeakMap();
    this.bytes = 0;
  }
}
