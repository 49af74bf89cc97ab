import { ArtMark } from '../../../components/art/art';
import { currentSite } from '../../../site/current-site';
import { ArtUnder } from '../member-teaser/art-under';
import { NAME_HERE } from '../member-teaser/teaser';
import '../member-teaser/teaser.css';
import { teaserTexts } from '../member-teaser/teaser-texts';
import { Unscripted } from '../member-teaser/unscripted';
import { LanderAction } from '../parts/lander-action';
import { MemberLanding } from './member-landing';

/** For visitors who came for one profile. */
export async function MemberLandingPage() {
  const site = await currentSite();
  return (
    <>
      <MemberLanding
        texts={teaserTexts(site)}
        title={site.t('landers.member1_title', { name: NAME_HERE })}
        gone={<LanderAction site={site} className="items-center" />}
        art={<ArtUnder site={site} />}
        mark={<ArtMark art={site.document.theme.art} step={1} />}
      >
        <LanderAction site={site} label={site.t('landers.member1_action')} />
      </MemberLanding>
      <Unscripted site={site} />
    </>
  );
}
