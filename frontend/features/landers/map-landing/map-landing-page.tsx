import { ArtScene } from '../../../components/art/art';
import { markup } from '../../../components/art/markup';
import { TextLink } from '../../../components/ui/text-link';
import { currentSite } from '../../../site/current-site';
import { Facts } from '../parts/facts';
import { LanderAction } from '../parts/lander-action';
import { brandMap } from './brand-map';
import { MapDrawing } from './map-drawing';
import './map-landing.css';
import { Places } from './places';

/** The brand's countries as dots where towns are. A dot is a town, never a member. */
export async function MapLandingPage() {
  const site = await currentSite();
  const { t, document } = site;
  const map = await brandMap(site);
  return (
    <>
      <section className="map">
        <div className="frame map-page gap-x-12 gap-y-4 pb-12 lg:min-h-[min(46rem,88svh)]">
          <h1 className="map-title text-display">{t('landers.maplanding_title')}</h1>
          <div className="map-picture">
            {map === undefined ? (
              <ArtScene art={document.theme.art} className="h-[40svh] overflow-hidden rounded-box lg:h-[70svh]" />
            ) : (
              <>
                <div dangerouslySetInnerHTML={{ __html: markup(<MapDrawing map={map} />) }} />
                <p className="text-center text-caption text-text-muted">
                  {t('landers.maplanding_dots')}{' '}
                  <TextLink href="https://www.geonames.org/">{t('landers.maplanding_source')}</TextLink>
                </p>
              </>
            )}
          </div>
          <div className="map-words">
            {map !== undefined && <Places site={site} parts={map.parts} />}
            <LanderAction site={site} className="mt-4" />
          </div>
        </div>
      </section>
      <Facts site={site} />
    </>
  );
}
