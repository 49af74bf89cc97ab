import { ART, ArtScene } from '../../../components/art/art';
import { ButtonLink } from '../../../components/ui/button-link';
import { type CurrentSite } from '../../../site/current-site';

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

/** The one call to action, and what is true about it today. */
export function HeroAction({ site, className = '' }: Props) {
  const { sections } = site.document.theme;
  const target = sections.includes('steps') ? 'steps' : sections[0];
  return (
    <div className={`flex flex-col gap-3 ${className}`}>
      {target !== undefined && (
        <div>
          <ButtonLink href={`#${target}`}>{site.t('home.hero_action')}</ButtonLink>
        </div>
      )}
      <p className="max-w-[42ch] text-caption text-text-muted">{site.t('home.hero_note')}</p>
    </div>
  );
}

/** The brand's drawing, filling whatever frame it is given. */
export function HeroArt({ site, className = '' }: Props) {
  const { art } = site.document.theme;
  return <ArtScene art={art} className={`overflow-hidden ${ART[art].night ? 'tone-night' : ''} ${className}`} />;
}
