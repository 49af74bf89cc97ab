import { ArtScene } from '../../../components/art/art';
import { markup } from '../../../components/art/markup';
import { currentSite } from '../../../site/current-site';
import { Facts } from '../parts/facts';
import { LanderAction } from '../parts/lander-action';
import './alone-tonight.css';
import { Answers } from './answers';
import { Sill } from './sill';

/** A window at night. What stands on its sill answers to what the visitor would like of the evening. */
export async function AloneTonightPage() {
  const site = await currentSite();
  const { t, document } = site;
  return (
    <>
      <section className="alone tone-night">
        <div className="frame grid gap-x-16 gap-y-4 pt-2 pb-12 template-editorial:max-w-[62rem] lg:min-h-[min(46rem,88svh)] lg:grid-cols-[minmax(0,1fr)_minmax(0,1fr)] lg:items-center lg:py-12 template-centre:lg:grid-cols-1 template-poster:lg:grid-cols-[minmax(0,1fr)_minmax(0,1.1fr)] template-stack:lg:grid-cols-1">
          <div className="template-poster:max-lg:-mx-(--gutter) template-centre:lg:mx-auto template-centre:lg:w-[min(46rem,100%)] template-stack:lg:mx-auto template-stack:lg:w-[min(54rem,100%)]">
            <div className="alone-window">
              <ArtScene art={document.theme.art} className="absolute inset-0" />
              <div className="alone-mood" />
              <div className="alone-bars" />
              <div className="alone-sill" dangerouslySetInnerHTML={{ __html: markup(<Sill />) }} />
            </div>
          </div>
          <div className="template-centre:lg:mx-auto template-centre:lg:w-full template-centre:lg:max-w-[34rem] template-poster:lg:order-first template-stack:lg:mx-auto template-stack:lg:w-full template-stack:lg:max-w-[34rem]">
            <h1 className="mb-2 text-display">{t('landers.alonetonight_title')}</h1>
            <Answers site={site} />
            <LanderAction site={site} className="mt-3" />
          </div>
        </div>
      </section>
      <Facts site={site} />
    </>
  );
}
