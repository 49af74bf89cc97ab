import { Fragment } from 'react';
import { markup } from '../../../components/art/markup';
import { type CurrentSite } from '../../../site/current-site';
import { Icon, ICON_NAMES } from './icons';

/** Boxes and labels are siblings, so that CSS can count what is ticked. */
export function IconBoard({ site }: { readonly site: CurrentSite }) {
  const { t } = site;
  return (
    <fieldset className="icons-board">
      <legend className="mb-3 text-caption text-text-muted">{t('landers.iconslanding_private')}</legend>
      {ICON_NAMES.map((name) => (
        <Fragment key={name}>
          <input type="checkbox" id={`icon-${name}`} className="icons-box" />
          <label htmlFor={`icon-${name}`} className="icons-tile">
            <span dangerouslySetInnerHTML={{ __html: markup(<Icon name={name} />) }} />
            {t(`landers.iconslanding_${name}`)}
          </label>
        </Fragment>
      ))}
    </fieldset>
  );
}
