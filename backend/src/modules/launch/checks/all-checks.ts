import { type LaunchCheck } from '../launch-check';
import { bounces } from './bounces';
import { caa } from './caa';
import { certificate } from './certificate';
import { dkim } from './dkim';
import { dmarc } from './dmarc';
import { dnsAddress } from './dns-address';
import { languages } from './languages';
import { legal } from './legal';
import { look } from './look';
import { pages } from './pages';
import { payments, providers } from './payments';
import { prices } from './prices';
import { discreetName, pushKey } from './push';
import { reachesUs } from './reaches-us';
import { safety } from './safety';
import { spf } from './spf';
import { testMail } from './test-mail';
import { www } from './www';

/** All checks, in the order in which a person reads them. */
export const LAUNCH_CHECKS: readonly LaunchCheck[] = [
  ...[www, legal, prices, languages, look],
  ...[dnsAddress, caa, spf, dkim, dmarc, bounces],
  ...[reachesUs, certificate, pages, payments, providers, testMail, safety, pushKey, discreetName],
];
