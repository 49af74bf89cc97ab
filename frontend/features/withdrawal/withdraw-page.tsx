import { TextLink } from '../../components/ui/text-link';
import { Unbroken } from '../../components/ui/unbroken';
import { QueryProvider } from '../../lib/api/query-provider';
import { currentSite } from '../../site/current-site';
import { ROUTES } from '../../site/routes';
import { withdrawalTexts } from './withdrawal-texts';
import { Withdrawals } from './withdrawals';

/** For members and everybody else, also without an account: which of both it is, the browser finds out. */
export async function WithdrawPage() {
  const site = await currentSite();
  const { t, document } = site;
  const { refund_days, support_email: email } = document.settings;
  return (
    <div className="frame py-6 lg:py-10">
      <div className="mx-auto max-w-[44rem]">
        <h1 className="text-heading">
          <Unbroken text={t('withdrawal.title')} />
        </h1>
        <p className="mt-4 max-w-[56ch] text-lead">{t('withdrawal.lead', { refund_days })}</p>
        <p className="mt-4 hidden [@media(scripting:none)]:block">{t('withdrawal.needs_script', { email })}</p>
        <div className="needs-script mt-8">
          <QueryProvider>
            <Withdrawals texts={withdrawalTexts(site)} />
          </QueryProvider>
        </div>
        <p className="mt-10">
          <TextLink href={ROUTES['pages-return-policy']} isAlone>
            {t('withdrawal.more')}
          </TextLink>
        </p>
      </div>
    </div>
  );
}
