import { type CurrentSite } from '../../../site/current-site';

const DAYS = { session: 30, locale: 365, source: 30 } as const;

/** Everything that the site keeps in a browser, by the name that the browser shows. */
const STORED = [
  { name: 'session, member', purpose: 'cookies.list_auth', days: DAYS.session },
  { name: 'locale', purpose: 'cookies.list_locale', days: DAYS.locale },
  { name: 'source', purpose: 'cookies.list_source', days: DAYS.source },
  { name: 'entry-warning', purpose: 'cookies.list_entry', kept: 'cookies.kept_until_removed' },
  { name: 'alert:…', purpose: 'cookies.list_alerts', kept: 'cookies.kept_until_removed' },
  { name: 'complaint, sign-up, sign-up-…', purpose: 'cookies.list_drafts', kept: 'cookies.kept_session' },
  { name: 'profile:…', purpose: 'cookies.list_drafts', kept: 'cookies.kept_until_saved' },
] as const;

export function CookieTable({ site }: { readonly site: CurrentSite }) {
  const { t } = site;
  const heads = [t('cookies.list_name'), t('cookies.list_purpose'), t('cookies.list_kept')];
  return (
    <div className="@container mt-6">
      <table className="w-full text-left">
        <caption className="sr-only">{t('cookies.list_title')}</caption>
        <thead>
          <tr className="text-caption text-text-muted @max-[28rem]:sr-only">
            {heads.map((head) => (
              <th key={head} scope="col" className="pr-6 pb-2 font-normal last:pr-0">
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {STORED.map((item) => (
            <tr key={item.name} className="border-t border-hairline align-baseline @max-[28rem]:grid @max-[28rem]:py-4">
              <th scope="row" className="font-semibold text-text-strong @min-[28rem]:py-4 @min-[28rem]:pr-6">
                <code className="font-mono text-caption wrap-anywhere">{item.name}</code>
              </th>
              <td className="@min-[28rem]:py-4 @min-[28rem]:pr-6">{t(item.purpose)}</td>
              <td className="text-caption text-text-muted @min-[28rem]:py-4">
                {'days' in item ? t('cookies.kept_days', { count: item.days }) : t(item.kept)}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
