import { type ReactNode } from 'react';
import { currentSite } from '../../../site/current-site';
import { ArtUnder } from '../member-teaser/art-under';
import { NAME_HERE } from '../member-teaser/teaser';
import '../member-teaser/teaser.css';
import { teaserTexts } from '../member-teaser/teaser-texts';
import { LanderAction } from '../parts/lander-action';
import { MemberBeside } from './member-beside';

/** One profile beside sign-up. `children` is sign-up itself where the page composes it; without, the way to it. */
export async function MemberSignupPage({ children }: { readonly children?: ReactNode }) {
  const site = await currentSite();
  const { t } = site;
  return (
    <div className="frame grid gap-8 py-6 lg:min-h-[min(46rem,calc(100svh-4rem))] lg:grid-cols-12 lg:items-center lg:gap-14 lg:py-12">
      <div className="needs-script lg:col-span-5">
        <MemberBeside
          texts={teaserTexts(site)}
          title={t('landers.member4_title', { name: NAME_HERE })}
          text={t('landers.member4_text')}
          art={<ArtUnder site={site} />}
        />
      </div>
      <h1 className="hidden text-heading noscript:block lg:col-span-5">{t('landers.member_plain_title')}</h1>
      <div className="rounded-box border border-hairline bg-surface-2 p-6 sm:p-10 lg:col-span-7">
        <h2 className="mb-5 text-heading">{t('landers.member4_entrance')}</h2>
        <ol className="mb-7 grid gap-4">
          <Step number={site.formats.number(1)} text={t('landers.member4_step_1')} />
          <Step number={site.formats.number(2)} text={t('landers.member4_step_2')} />
          <Step number={site.formats.number(3)} text={t('landers.member4_step_3')} />
        </ol>
        {children ?? <LanderAction site={site} label={t('landers.member4_action')} />}
      </div>
    </div>
  );
}

function Step({ number, text }: { readonly number: string; readonly text: string }) {
  return (
    <li className="flex gap-4">
      <span
        aria-hidden="true"
        className="flex size-8 shrink-0 items-center justify-center rounded-[50%] bg-primary font-semibold text-on-primary"
      >
        {number}
      </span>
      <span className="max-w-[44ch] pt-0.5">{text}</span>
    </li>
  );
}
