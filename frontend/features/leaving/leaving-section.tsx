import { SettingsSection } from '../../components/settings/settings-section';
import { TextLink } from '../../components/ui/text-link';
import { type CurrentSite } from '../../site/current-site';
import { ROUTES } from '../../site/routes';
import { Leaving } from './leaving';
import { leavingTexts } from './leaving-texts';

const FACTS = ['now', 'pending', 'gone', 'kept'] as const;

/** How a member leaves: what it means, what might do instead, and two clicks. */
export function LeavingSection({ site }: { readonly site: CurrentSite }) {
  const { t } = site;
  return (
    <SettingsSection id="leave" title={t('settings.leave_title')}>
      <Leaving texts={leavingTexts(site)}>
        <p className="font-semibold text-text-strong">{t('settings.leave_lead')}</p>
        <ul className="grid max-w-[60ch] list-disc gap-2 pl-5">
          {FACTS.map((fact) => (
            <li key={fact}>
              {t(`settings.leave_${fact}`)}{' '}
              {fact === 'kept' && <TextLink href={ROUTES['pages-privacy']}>{t('footer.privacy')}</TextLink>}
            </li>
          ))}
        </ul>
      </Leaving>
    </SettingsSection>
  );
}
