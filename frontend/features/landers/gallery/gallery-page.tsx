import { type CSSProperties } from 'react';
import { currentSite } from '../../../site/current-site';
import { portraitPeopleOf } from '../parts/portrait-people';
import { DrawnNote } from '../parts/drawn-note';
import { Facts } from '../parts/facts';
import { LanderAction } from '../parts/lander-action';
import { GalleryCard } from './gallery-card';
import './gallery.css';

/** Drawn characters, each with a first line that anybody would like to get. */
export async function GalleryPage() {
  const site = await currentSite();
  const { t } = site;
  const cast = portraitPeopleOf(site);
  return (
    <>
      <section className="gallery pb-12 lg:pb-20">
        <header className="frame pt-1 pb-5 template-centre:text-center template-stack:text-center lg:pt-8 lg:pb-8">
          <h1 className="text-display">{t('landers.gallery_title')}</h1>
          <p className="mt-2 text-lead template-centre:mx-auto template-stack:mx-auto">{t('landers.gallery_lead')}</p>
        </header>
        <ul className="gallery-row" style={{ '--columns': columnsFor(cast.length) } as CSSProperties}>
          {cast.map((person, i) => (
            <GalleryCard key={person} site={site} person={person} line={i + 1} />
          ))}
        </ul>
        <div className="frame mt-5 grid gap-5 lg:mt-10 lg:grid-cols-2 lg:items-start">
          <LanderAction site={site} />
          <DrawnNote site={site} className="lg:text-right" />
        </div>
      </section>
      <Facts site={site} />
    </>
  );
}

/** One row, or two that are as even as can be. */
const columnsFor = (count: number): number => (count <= 6 ? count : Math.ceil(count / 2));
