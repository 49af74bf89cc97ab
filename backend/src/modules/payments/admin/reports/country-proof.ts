import { ApiProperty } from '@nestjs/swagger';
import { CLOCKS, isWithinDays } from './book-clocks';

export class UnprovedOrder {
  @ApiProperty()
  readonly order!: number;

  @ApiProperty()
  readonly country!: string;

  @ApiProperty({ enum: ['one_piece', 'none', 'disagrees'] })
  readonly evidence!: string;

  @ApiProperty({ type: String, nullable: true, description: 'The country of the profile.' })
  readonly account!: string | null;

  @ApiProperty({ type: String, nullable: true, description: 'The country that the call came from.' })
  readonly address!: string | null;

  @ApiProperty({ type: String, nullable: true, description: 'The country of the card or bank account.' })
  readonly payment!: string | null;
}

export class ProofByCountry {
  @ApiProperty()
  readonly country!: string;

  @ApiProperty({ description: 'Two pieces name the country.' })
  readonly proved!: number;

  @ApiProperty()
  readonly one_piece!: number;

  @ApiProperty()
  readonly none!: number;

  @ApiProperty({ description: 'Fewer than two name it, and one names another.' })
  readonly disagrees!: number;
}

/** SQL: how many pieces of evidence name the country of the order `o`. EU rules want two. */
export const NAMING_PIECES = '(select count(*) from jsonb_each_text(o.evidence) piece where piece.value = o.country)';

/** SQL: the orders of the tenants $3 that were paid between the days $1 and $2 of their clocks, with how well the country is proved, as `proved`. */
export const PROVED = `
  ${CLOCKS}, proved as (
    select o.tenant_id, o.id, o.country, o.paid_at, o.evidence, case
        when e.naming >= 2 then 'proved' when e.others > 0 then 'disagrees' when e.naming = 1 then 'one_piece' else 'none'
      end as proof
    from clock join payment_order o on o.tenant_id = clock.tenant_id and ${isWithinDays('o.paid_at')} cross join lateral (
      select ${NAMING_PIECES} as naming,
        (select count(*) from jsonb_each_text(o.evidence) piece where piece.value <> o.country) as others
    ) e
  )`;

/** SQL: the columns of paid orders by country over `proved`. */
export const PROOFS = `country, ${['proved', 'one_piece', 'none', 'disagrees']
  .map((proof) => `count(*) filter (where proof = '${proof}')::integer as ${proof}`)
  .join(', ')}`;

/** SQL: the columns of an order over `proved`. */
export const UNPROVED = `id as "order", country, proof as evidence, evidence ->> 'account' as account,
    evidence ->> 'address' as address, evidence ->> 'payment' as payment`;
