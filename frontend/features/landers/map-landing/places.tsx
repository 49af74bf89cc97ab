import { type CurrentSite } from '../../../site/current-site';

interface Props {
  readonly site: CurrentSite;
  readonly parts: readonly string[];
}

/** Lights a part of the map. What is chosen is sent nowhere. */
export function Places({ site, parts }: Props) {
  const { t } = site;
  return (
    <fieldset>
      <legend className="mb-3 text-lead">{t('landers.maplanding_question')}</legend>
      <div className="flex flex-wrap gap-2">
        {parts.map((name, part) => (
          <label
            key={name}
            className="flex min-h-11 cursor-pointer items-center rounded-pill border border-line bg-surface-1 px-4 py-2 font-semibold text-text-strong transition-colors duration-200 has-checked:border-primary has-checked:bg-primary has-checked:text-on-primary has-focus-visible:outline-3 has-focus-visible:outline-offset-3 has-focus-visible:outline-focus"
          >
            <input type="radio" name="part" value={part} className="sr-only" />
            {name}
          </label>
        ))}
      </div>
      <div className="mt-3 grid">
        <p className="map-reply map-reply-before">{t('landers.maplanding_before')}</p>
        <p className="map-reply map-reply-after">{t('landers.maplanding_after')}</p>
      </div>
    </fieldset>
  );
}
