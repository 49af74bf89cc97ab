import { type CSSProperties, type ReactNode } from 'react';
import { ART, ArtMark, ArtScene, type MarkStep } from '../../../components/art/art';
import { type CurrentSite, currentSite } from '../../../site/current-site';
import { Facts } from '../parts/facts';
import { LanderAction } from '../parts/lander-action';
import './dissolve.css';
import { SceneBar } from './scene-bar';

const STEPS = [1, 2, 3] as const;

/** Four scenes that pass into each other in the shape of the brand's drawing; the last one is the way on. */
export async function TransitionsVideoPage() {
  const site = await currentSite();
  const { t, document, formats } = site;
  const { art, hero } = document.theme;
  const scenes = [0, ...STEPS].map((_, i) => t('landers.transitions_scene', { number: formats.number(i + 1) }));
  return (
    <div data-template={hero}>
      <section className="dissolve" style={{ '--scenes': scenes.length } as CSSProperties} data-shape={art}>
        <div className="dissolve-stage">
          <Opening site={site} />
          <Step site={site} step={1} ground="dissolve-primary" title={t('landers.transitions_1_title')}>
            <p className="text-lead">{t('landers.transitions_1_text')}</p>
          </Step>
          <Step site={site} step={2} ground="dissolve-secondary" title={t('landers.transitions_2_title')}>
            <p className="text-lead">{t('landers.transitions_2_text')}</p>
          </Step>
          <Step site={site} step={3} ground="dissolve-unread" title={t('landers.transitions_3_title')}>
            <p className="mb-6 text-lead">{t('landers.transitions_3_text')}</p>
            <LanderAction site={site} />
          </Step>
          <SceneBar texts={{ play: t('landers.transitions_play'), pause: t('landers.transitions_pause'), scenes }} />
        </div>
      </section>
      <Facts site={site} />
    </div>
  );
}

function Opening({ site }: { readonly site: CurrentSite }) {
  const { art } = site.document.theme;
  return (
    <div className="dissolve-scene" style={{ '--at': 0 } as CSSProperties} data-current="">
      <div className={`absolute inset-0 -z-10 ${ART[art].night ? 'tone-night' : ''}`} aria-hidden="true">
        <ArtScene art={art} className="h-full w-full" />
      </div>
      <div className="frame dissolve-inside">
        <div className="max-w-[34rem] self-center rounded-box bg-surface-1 p-6 shadow-raised sm:p-10 lg:order-none">
          <h1 className="text-display">{site.t('landers.transitions_title')}</h1>
          <p className="dissolve-hint text-lead">{site.t('landers.transitions_text')}</p>
        </div>
      </div>
    </div>
  );
}

interface StepProps {
  readonly site: CurrentSite;
  readonly step: MarkStep;
  readonly ground: string;
  readonly title: string;
  readonly children: ReactNode;
}

function Step({ site, step, ground, title, children }: StepProps) {
  return (
    <div className={`dissolve-scene ${ground}`} style={{ '--at': step } as CSSProperties}>
      <div className="frame dissolve-inside">
        <div className="dissolve-mark" aria-hidden="true">
          <ArtMark art={site.document.theme.art} step={step} />
        </div>
        <div className="dissolve-words max-w-[34rem]">
          <h2 className="mb-3 text-display">{title}</h2>
          {children}
        </div>
      </div>
    </div>
  );
}
