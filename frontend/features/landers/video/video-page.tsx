import { ART, ArtScene } from '../../../components/art/art';
import { currentSite } from '../../../site/current-site';
import { DrawnNote } from '../parts/drawn-note';
import { Facts } from '../parts/facts';
import { LanderAction } from '../parts/lander-action';
import { ClipPlayer } from './clip-player';
import { Shots, shotStyle } from './shots';
import './video.css';

/** Twenty seconds in the brand's drawing: how two people come to say hello. */
export async function VideoPage() {
  const site = await currentSite();
  const { t, document, formats } = site;
  const { art, hero } = document.theme;
  const captions = [
    t('landers.video_caption_1'),
    t('landers.video_caption_2'),
    t('landers.video_caption_3'),
    t('landers.video_caption_4'),
    t('landers.video_caption_5'),
  ];
  const shots = captions.map((_, i) => t('landers.video_shot', { number: formats.number(i + 1) }));
  return (
    <div data-template={hero}>
      <section className="clip">
        <div className={`clip-stage ${ART[art].night ? 'tone-night' : ''}`}>
          <ArtScene art={art} className="clip-scene" />
          <Shots site={site} />
        </div>
        <div className="frame">
          <div className="flex flex-col gap-5 bg-surface-1 py-6 lg:w-[30rem] lg:rounded-box lg:border lg:border-hairline lg:p-9 lg:shadow-raised">
            <h1 className="text-heading">{t('landers.video_title')}</h1>
            <ol className="clip-captions min-h-[3.2em] text-lead text-text-strong">
              {captions.map((caption, i) => (
                <li key={caption} style={shotStyle(i)}>
                  {caption}
                </li>
              ))}
            </ol>
            <ClipPlayer
              texts={{
                play: t('landers.video_play'),
                pause: t('landers.video_pause'),
                again: t('landers.video_again'),
                shots,
              }}
            />
            <LanderAction site={site} />
            <DrawnNote site={site} />
          </div>
        </div>
      </section>
      <Facts site={site} />
    </div>
  );
}
