/** A place in a list of several brands that is in the order of a time, then of the brand, then of the id. */
export interface BrandPosition {
  /** Microseconds since 1970, as exact as the database. */
  readonly at: number;
  readonly tenant: number;
  readonly id: string;
}

interface Located {
  readonly at: number;
  readonly tenant_id: number;
  readonly id: number | string;
}

const GREATEST_ID = 2_147_483_647;
const UUID = '[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}';

/** The form of a position in addresses, where ids are numbers, and where they are UUIDs. */
export const BRAND_NUMBER_CURSOR = /^\d{1,16}_\d{1,10}_\d{1,10}$/;
export const BRAND_UUID_CURSOR = new RegExp(`^\\d{1,16}_\\d{1,10}_${UUID}$`);

export const brandCursorOf = (position: BrandPosition | null): string | null =>
  position === null ? null : `${position.at}_${position.tenant}_${position.id}`;

/** `cursor` matches one of the forms. */
export function brandPositionIn(cursor: string): BrandPosition {
  const [at = '0', tenant = '0', id = '0'] = cursor.split('_');
  return { at: Number(at), tenant: Math.min(Number(tenant), GREATEST_ID), id };
}

/** The page of `size` rows that begins what was found, and the place of its end where something lies behind it. */
export function brandPageOf<Row extends Located>(
  found: readonly Row[],
  size: number,
): { readonly rows: Omit<Row, 'at'>[]; readonly next: BrandPosition | null } {
  const last = found.length > size ? found[size - 1] : undefined;
  return {
    rows: found.slice(0, size).map(withoutTime),
    next: last ? { at: last.at, tenant: last.tenant_id, id: String(last.id) } : null,
  };
}

function withoutTime<Row extends Located>(row: Row): Omit<Row, 'at'> {
  const rest: Omit<Row, 'at'> & { at?: number } = { ...row };
  delete rest.at;
  return rest;
}
