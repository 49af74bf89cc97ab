import '../../components/deck/deck.css';
import { currentSite } from '../../site/current-site';
import { SwipeDeck } from './swipe-deck';
import { swipeTexts } from './swipe-texts';
import './swipe.css';

/** The same for all as it comes from the server: whom the deck shows is fetched here. */
export async function SwipePage() {
  const site = await currentSite();
  const texts = swipeTexts(site);
  return (
    <div className="swipe-page overflow-x-clip">
      <div className="frame hidden py-16 [@media(scripting:none)]:block">
        <p>{site.t('swipe.needs_script')}</p>
      </div>
      <section aria-labelledby="swipe-title" aria-describedby="swipe-keys" className="needs-script frame swipe-game">
        <header className="swipe-intro">
          <h1 id="swipe-title" className="text-heading max-lg:sr-only">
            {texts.title}
          </h1>
          <p className="mt-4 hidden max-w-[34ch] text-lead lg:block">{texts.intro}</p>
        </header>
        <SwipeDeck texts={texts} />
        <p id="swipe-keys" className="swipe-keys max-w-[44ch] text-caption text-text-muted">
          {texts.keys}
        </p>
      </section>
    </div>
  );
}
