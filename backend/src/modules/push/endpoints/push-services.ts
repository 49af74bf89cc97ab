import { Inject, Injectable } from '@nestjs/common';
import { CONFIG, type Config } from '../../../platform/config/config';
import { InvalidInput } from '../../../platform/http';
import { PushServiceNotAllowed } from '../errors';

export const LONGEST_ENDPOINT = 2048;

const LOOPBACK = /^(?:127\.\d+\.\d+\.\d+|\[::1\]|localhost)$/;

/**
 * The push services that messages may go to. An endpoint is chosen by whoever subscribes, so that without the list it could
 * name any server, also one inside.
 */
@Injectable()
export class PushServices {
  private readonly hosts: readonly string[];
  private readonly mayLoopback: boolean;

  constructor(@Inject(CONFIG) config: Pick<Config, 'PUSH_SERVICES' | 'REQUESTS_TO_LOOPBACK'>) {
    this.hosts = config.PUSH_SERVICES.split(',');
    this.mayLoopback = config.REQUESTS_TO_LOOPBACK === 'yes';
  }

  /** The address to send to. Throws InvalidInput or PushServiceNotAllowed. */
  check(endpoint: string): URL {
    const url = endpoint.length <= LONGEST_ENDPOINT && URL.canParse(endpoint) ? new URL(endpoint) : undefined;
    // Browsers give addresses as parsers write them. Any other spelling could be read in two ways.
    if (url?.href !== endpoint || url.username !== '' || url.password !== '' || endpoint.includes('#'))
      throw new InvalidInput([
        { path: 'endpoint', code: 'endpoint', message: 'Send the endpoint that the browser made.' },
      ]);
    if (this.mayLoopback && LOOPBACK.test(url.hostname)) return url;
    if (url.protocol !== 'https:' || url.port !== '' || !this.isListed(url.hostname)) throw new PushServiceNotAllowed();
    return url;
  }

  private isListed(hostname: string): boolean {
    return this.hosts.some((host) =>
      host.startsWith('*.') ? hostname.endsWith(host.slice(1)) && hostname.length >= host.length : hostname === host,
    );
  }
}
