import { currentSite } from '../../../site/current-site';
import { DrawnNote } from '../parts/drawn-note';
import { Facts } from '../parts/facts';
import { LanderAction } from '../parts/lander-action';
import { Collage } from './collage';
import './collage-landing.css';

/** A picture of many, with one place in it that is still free. */
export async function CollageLandingPage() {
  const site = await currentSite();
  const { t } = site;
  return (
    <>
      <section className="collage">
        <Collage site={site} />
        <div className="collage-words">
          <h1 className="collage-title text-display">{t('landers.collagelanding_title')}</h1>
          <div className="collage-rest">
            <p className="mb-4 text-lead">{t('landers.collagelanding_text')}</p>
            <LanderAction site={site} />
            <DrawnNote site={site} className="mt-3" />
          </div>
        </div>
      </section>
      <Facts site={site} />
    </>
  );
}
