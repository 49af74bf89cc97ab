import { isPublicName } from '../../../../../contract/tenancy/public-name';
import { type CheckedBrand, primaryHost } from '../launch-check';

/** The domain after the @ of the brand's sender; undefined where it has none yet. */
export const senderDomain = (brand: CheckedBrand): string | undefined =>
  brand.revision?.document.mail.domain ?? primaryHost(brand);

/** The reason why records of a mail's domain are not looked at; undefined where they are. */
export const noRecordsOf = (domain: string): string | undefined =>
  isPublicName(domain) ? undefined : `${domain} is known to no name server on the internet.`;

/** Two names are aligned where one is the other or lies below it, as DMARC's relaxed mode asks. */
export const areAligned = (one: string, other: string): boolean =>
  one === other || one.endsWith(`.${other}`) || other.endsWith(`.${one}`);
