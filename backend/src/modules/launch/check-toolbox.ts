import { Inject, Injectable } from '@nestjs/common';
import { CONFIG, type Config } from '../../platform/config/config';
import { PublicRequests } from '../../platform/outside';
import { TrialMails } from '../notifications';
import { type PaymentFinding, PaymentPreflight } from '../payments';
import { type CheckTools, type CheckedBrand } from './launch-check';
import { DnsClient } from './network/dns-client';
import { LAUNCH_PORTS, type LaunchPorts } from './network/launch-ports';

/** Hands checks what they look with. */
@Injectable()
export class CheckToolbox {
  constructor(
    private readonly requests: PublicRequests,
    private readonly trialMails: TrialMails,
    private readonly payments: PaymentPreflight,
    @Inject(CONFIG) private readonly config: Config,
    @Inject(LAUNCH_PORTS) private readonly ports: LaunchPorts,
  ) {}

  /** Tools for the checks of one brand. Its providers are asked once, however many checks go by what they say. */
  toolsFor(brand: CheckedBrand): CheckTools {
    const { config, ports, requests, trialMails } = this;
    const mayLoopback = config.REQUESTS_TO_LOOPBACK === 'yes';
    const dns = new DnsClient({
      servers: config.DNS_SERVERS.split(','),
      authorityPort: ports.authorities,
      mayLoopback,
    });
    let asked: Promise<PaymentFinding[]> | undefined;
    return {
      ...{ config, dns, requests, trialMails },
      tls: { port: ports.tls, mayLoopback, ...(ports.ca && { ca: ports.ca }) },
      paymentFindings: () => (asked ??= this.askProviders(brand)),
    };
  }

  private async askProviders({ tenant, revision }: CheckedBrand): Promise<PaymentFinding[]> {
    if (!revision) return [];
    // A key that charges real money is right for a brand that is about to be live.
    return this.payments.check(tenant.id, revision.document, { isGoingLive: tenant.live_revision === null });
  }
}
