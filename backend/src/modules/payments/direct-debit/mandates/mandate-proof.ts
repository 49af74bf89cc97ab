import { type DataKeys } from '../../../../platform/data-keys';
import { currentTenantId } from '../../../../platform/tenancy';

/** The details that a payer gave and signed. */
export interface MandateDetails {
  readonly holder: string;
  readonly iban: string;
  readonly street: string;
  readonly houseNumber: string;
  readonly zip: string;
  readonly city: string;
  /** ISO 3166-1, of the address. */
  readonly country: string;
  /** E.164, at which the code was read. */
  readonly phone: string;
}

const PURPOSE = 'mandate';

export const sealProof = (keys: DataKeys, mandate: string, details: MandateDetails): Buffer =>
  keys.seal(PURPOSE, ownerOf(mandate), JSON.stringify(details));

export const openProof = (keys: DataKeys, mandate: string, sealed: Buffer): MandateDetails =>
  JSON.parse(keys.open(PURPOSE, ownerOf(mandate), sealed)) as MandateDetails;

const ownerOf = (mandate: string): string => `${currentTenantId()}:${mandate}`;
