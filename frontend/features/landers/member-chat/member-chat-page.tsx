import { ArtMark } from '../../../components/art/art';
import { currentSite } from '../../../site/current-site';
import { ArtUnder } from '../member-teaser/art-under';
import '../member-teaser/teaser.css';
import { teaserTexts } from '../member-teaser/teaser-texts';
import { Unscripted } from '../member-teaser/unscripted';
import { LanderAction } from '../parts/lander-action';
import { chatTexts } from './chat-texts';
import { MemberChat } from './member-chat';

/** For visitors who came to write: the conversation stands open. From 992 px on it lies upon the brand's drawing. */
export async function MemberChatPage() {
  const site = await currentSite();
  return (
    <div className="relative isolate lg:py-10">
      <div className="absolute inset-0 -z-10 hidden lg:block" aria-hidden="true">
        <ArtUnder site={site} />
      </div>
      <MemberChat
        texts={chatTexts(site)}
        person={teaserTexts(site)}
        gone={<LanderAction site={site} className="items-center" />}
        art={<span className="block h-full w-full bg-surface-3" />}
        mark={<ArtMark art={site.document.theme.art} step={1} />}
      >
        <LanderAction site={site} label={site.t('landers.member2_action')} />
      </MemberChat>
      <Unscripted site={site} />
    </div>
  );
}
