import { currentSite } from '../../../site/current-site';
import { DrawnNote } from '../parts/drawn-note';
import { Facts } from '../parts/facts';
import { LanderAction } from '../parts/lander-action';
import { GraphDrawing } from './graph-drawing';
import './social-network.css';

const SCENES = [1, 2, 3] as const;

/** How meeting works here, in three scenes: swiped through on a phone, side by side on a wide screen. */
export async function SocialNetworkPage() {
  const site = await currentSite();
  const { t } = site;
  return (
    <>
      <section className="pb-12 lg:pb-16">
        <h1 className="frame pt-1 pb-4 text-display template-centre:text-center template-stack:text-center lg:pt-3 lg:pb-6">
          {t('landers.socialnetwork_title')}
        </h1>
        <div className="social-stage">
          <div className="social-strip">
            <GraphDrawing site={site} />
            <ol className="social-scenes">
              {SCENES.map((scene) => (
                <li key={scene} id={`scene-${scene}`} className="social-scene">
                  <h2 className="mb-1 text-title">{t(`landers.socialnetwork_${scene}_title`)}</h2>
                  <p className="max-w-[36ch]">{t(`landers.socialnetwork_${scene}_text`)}</p>
                  <a href={`#scene-${(scene % 3) + 1}`} className="social-next">
                    {scene === 3 ? t('landers.socialnetwork_again') : t('landers.socialnetwork_next')}
                  </a>
                </li>
              ))}
            </ol>
          </div>
        </div>
        <div className="frame mt-4 grid gap-4 lg:mt-6 lg:grid-cols-2 lg:items-start">
          <LanderAction site={site} />
          <DrawnNote site={site} className="lg:text-right" />
        </div>
      </section>
      <Facts site={site} />
    </>
  );
}
