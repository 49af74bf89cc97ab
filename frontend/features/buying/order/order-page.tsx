import { QueryProvider } from '../../../lib/api/query-provider';
import { currentSite } from '../../../site/current-site';
import { orderTexts } from './order-texts';
import { OrderView } from './order-view';

/** The same for all as it comes from the server: which order it is, the browser reads from the address. */
export async function OrderPage() {
  const site = await currentSite();
  return (
    <div className="frame min-h-dvh py-6 lg:py-10">
      <div className="mx-auto max-w-[36rem]">
        <p className="hidden [@media(scripting:none)]:block">{site.t('buying.needs_script')}</p>
        <div className="needs-script visitor:invisible">
          <QueryProvider>
            <OrderView texts={orderTexts(site)} />
          </QueryProvider>
        </div>
      </div>
    </div>
  );
}
