import { useSearch } from '@tanstack/react-router';
import { useSelf } from '../../frame/self-context';
import { money, reports as texts } from '../../texts/money';
import { periodOf } from '../../ui/period';
import { BooksDownload } from './books-download';
import { MoneyFilters } from './filters';
import { MoneyScreen } from './money-screen';
import { readMoneySearch } from './search';
import { Settlement } from './settlement';
import { VatProofsOfBrands } from './vat-proofs';
import { Vat, VatOfBrands } from './vat';

/** Shows balances as providers tell them, and VAT: of one brand with its books to take away, or of all that one reaches. */
export default function Reports() {
  const asked = readMoneySearch(useSearch({ strict: false }));
  const { tenants } = useSelf();
  const slug = asked.tenant ?? (tenants.length === 1 ? tenants[0]?.slug : undefined);
  const period = periodOf(asked);
  const search = {
    tenant: slug,
    ...period,
    after: asked.after,
    after_vat: asked.after_vat,
    after_proof: asked.after_proof,
  };
  return (
    <MoneyScreen title={money.reports} needs="payment.books" slug={slug}>
      <MoneyFilters to="/money/reports" search={search} period={period} />
      {slug === undefined && <p className="text-quiet">{texts.choose}</p>}
      <Settlement search={search} />
      {slug === undefined ? (
        <>
          <VatOfBrands search={search} />
          <VatProofsOfBrands search={search} />
        </>
      ) : (
        <Vat slug={slug} period={period} />
      )}
      {slug !== undefined && <BooksDownload slug={slug} />}
    </MoneyScreen>
  );
}
