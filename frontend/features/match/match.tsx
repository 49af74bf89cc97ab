import { LikeError } from '../../components/likes/like-error';
import { likeErrorTexts } from '../../components/likes/like-texts';
import { type CurrentSite } from '../../site/current-site';
import { MatchIsland } from './match-island';
import { matchTexts } from './match-texts';

/** Tells members of their matches, and of likes that did not come about, wherever they are. */
export function Match({ site }: { readonly site: CurrentSite }) {
  return (
    <>
      <MatchIsland texts={matchTexts(site)} />
      <LikeError texts={likeErrorTexts(site)} />
    </>
  );
}
