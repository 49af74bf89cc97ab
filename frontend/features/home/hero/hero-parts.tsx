import { ART, ArtScene } from '../../../components/art/art';
import { ButtonLink } from '../../../components/ui/button-link';
import { type CurrentSite } from '../../../site/current-site';
import { MEMBER_START } from '../../../site/member-pages';
import { ROUTES } from '../../../site/routes';

interface Props {
  readonly site: CurrentSite;
  readonly className?: string;
}

export function HeroTitle({ site, className = '' }: Props) {
  return <h1 className={`text-display ${className}`}>{site.t('home.hero_title')}</h1>;
}

export function HeroKicker({ site, className = '' }: Props) {
  return <p className={`text-caption font-semibold text-primary-text ${className}`}>{site.t('home.hero_kicker')}</p>;
}

export function HeroText({ site, className = '' }: Props) {
  return <p className={`max-w-[38ch] text-lead ${className}`}>{site.t('home.hero_text')}</p>;
}

/** The way in, what is free about it, and where to read on first. */
export function HeroAction({ site, className = '' }: Props) {
  const { t, document } = site;
  const { sections } = document.theme;
  const target = sections.includes('steps') ? 'steps' : sections[0];
  const { signups, signup_credits: given, message_credits: cost } = document.settings;
  const count = cost > 0 ? Math.floor(given / cost) : 0;
  return (
    <div className={`flex flex-col gap-3 ${className}`}>
      <div className="flex flex-wrap items-center gap-x-6 gap-y-2 template-centre:justify-center">
        {signups !== 'closed' && (
          <span className="member:hidden">
            <ButtonLink href={ROUTES.signup}>{t('navigation.signup')}</ButtonLink>
          </span>
        )}
        <span className="visitor:hidden">
          <ButtonLink href={ROUTES[MEMBER_START.route]}>{t(MEMBER_START.label)}</ButtonLink>
        </span>
        {target !== undefined && (
          <a href={`#${target}`} className="flex min-h-11 items-center font-semibold underline underline-offset-8">
            {t('home.hero_action')}
          </a>
        )}
      </div>
      <p className="max-w-[42ch] text-caption text-text-muted member:hidden">
        {count > 0 ? t('landers.free', { count }) : t('landers.free_none')}
      </p>
    </div>
  );
}

/** The brand's drawing, filling whatever frame it is given. */
export function HeroArt({ site, className = '' }: Props) {
  const { art } = site.document.theme;
  return <ArtScene art={art} className={`overflow-hidden ${ART[art].night ? 'tone-night' : ''} ${className}`} />;
}
