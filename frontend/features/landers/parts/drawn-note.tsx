import { type CurrentSite } from '../../../site/current-site';

/** Stands wherever drawn people are shown: nobody is to take them for members. */
export function DrawnNote({ site, className = '' }: { readonly site: CurrentSite; readonly className?: string }) {
  return <p className={`text-caption text-text-muted ${className}`}>{site.t('landers.drawn_people')}</p>;
}
