import { ArtMark } from '../../../components/art/art';
import '../../../components/deck/deck.css';
import { currentSite } from '../../../site/current-site';
import { Facts } from '../parts/facts';
import { LanderAction } from '../parts/lander-action';
import { Deck } from './deck';
import './deck.css';
import { deckTexts } from './deck-texts';

/** Six statements about what one looks for. The deck is the page. */
export async function TinderSwipePage() {
  const site = await currentSite();
  const { art } = site.document.theme;
  const texts = deckTexts(site);
  return (
    <div data-template={site.document.theme.hero} className="overflow-x-clip">
      <div className="frame flex flex-col items-center gap-6 pt-2 pb-10 lg:grid lg:min-h-[min(46rem,calc(100svh-4rem))] lg:grid-cols-2 lg:items-center lg:gap-12 lg:py-12">
        <div className="max-w-[34rem] text-center lg:text-start">
          <h1 className="mb-3 text-heading lg:mb-5 lg:text-display">{site.t('landers.swipe_title')}</h1>
          <p className="text-body lg:text-lead">{site.t('landers.swipe_text')}</p>
        </div>
        <Deck
          texts={texts}
          marks={[
            <ArtMark key="1" art={art} step={1} />,
            <ArtMark key="2" art={art} step={2} />,
            <ArtMark key="3" art={art} step={3} />,
          ]}
        >
          <LanderAction site={site} />
        </Deck>
        <div className="hidden w-full max-w-[34rem] flex-col gap-8 text-start noscript:flex">
          <ol className="grid gap-3">
            {Object.entries(texts.cards).map(([name, text]) => (
              <li key={name} className="rounded-box bg-surface-2 p-5 font-display text-title text-text-strong">
                {text}
              </li>
            ))}
          </ol>
          <LanderAction site={site} />
        </div>
      </div>
      <Facts site={site} />
    </div>
  );
}
