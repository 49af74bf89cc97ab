import { ArtMark } from '../../../components/art/art';
import { currentSite } from '../../../site/current-site';
import { ArtUnder } from '../member-teaser/art-under';
import '../member-teaser/teaser.css';
import { teaserTexts } from '../member-teaser/teaser-texts';
import { Unscripted } from '../member-teaser/unscripted';
import { LanderAction } from '../parts/lander-action';
import { MemberQuestions } from './member-questions';
import { questionTexts } from './question-texts';

/** For visitors who came for one profile and are asked what they look for on the way. */
export async function MemberQuestionsPage() {
  const site = await currentSite();
  const { art } = site.document.theme;
  return (
    <>
      <MemberQuestions
        texts={questionTexts(site)}
        person={teaserTexts(site)}
        countries={site.document.settings.countries}
        revision={site.revision}
        gone={<LanderAction site={site} className="items-center" />}
        art={<ArtUnder site={site} />}
        marks={([1, 2, 3] as const).map((step) => (
          <ArtMark key={step} art={art} step={step} />
        ))}
      >
        <LanderAction site={site} label={site.t('landers.member1_action')} />
      </MemberQuestions>
      <Unscripted site={site} />
    </>
  );
}
