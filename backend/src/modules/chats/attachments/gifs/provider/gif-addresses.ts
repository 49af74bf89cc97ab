import { Inject, Injectable } from '@nestjs/common';
import { CONFIG, type Config } from '../../../../../platform/config/config';
import { DataKeys } from '../../../../../platform/data-keys';
import { SignedText } from './signed-text';

const GIF_MEDIA = '/api/gifs/media';

/** Replaces a provider's picture address by a signed one on this host: only addresses that we signed are fetched. */
@Injectable()
export class GifAddresses {
  private readonly signed: SignedText;
  private readonly hosts: readonly string[];

  constructor(@Inject(DataKeys) keys: DataKeys, @Inject(CONFIG) config: Pick<Config, 'GIPHY_MEDIA_HOSTS'>) {
    this.signed = new SignedText(keys, 'gif media');
    this.hosts = config.GIPHY_MEDIA_HOSTS.split(',').map((host) => host.trim());
  }

  /** Undefined where the picture lies on a host that is not the provider's. */
  pathOf(url: string): string | undefined {
    return this.allowed(url) ? `${GIF_MEDIA}?of=${this.signed.write(url)}` : undefined;
  }

  urlOf(token: string): URL | undefined {
    const url = this.signed.read(token);
    return url === undefined ? undefined : this.allowed(url);
  }

  private allowed(text: string): URL | undefined {
    const url = URL.canParse(text) ? new URL(text) : undefined;
    if (!url || url.username !== '' || url.password !== '') return undefined;
    const isTheirs = this.hosts.some((host) =>
      host.startsWith('*.') ? url.hostname.endsWith(host.slice(1)) : url.hostname === host,
    );
    return isTheirs ? url : undefined;
  }
}
