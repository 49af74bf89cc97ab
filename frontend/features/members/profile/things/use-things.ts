import { useEffect, useState } from 'react';
import { useLiked } from '../../../../lib/likes/hearts';
import { type Profile } from '../../api/get-member';
import { isLiked, nameOf, type Thing } from './thing';

export interface Things {
  /** Undefined where the profile may not be liked. */
  readonly choose: ((thing: Thing) => void) | undefined;
  readonly isLiked: (thing: Parameters<typeof isLiked>[0]) => boolean;
}

/** The one photo or answer that the member likes, and the one that the sheet is open for. */
export function useThings(profile: Profile | undefined) {
  const [chosen, setChosen] = useState<Thing>();
  /** Undefined until something is liked here: then it is what the profile told. */
  const [here, setHere] = useState<Profile['liked']>();
  const likes = useLiked(profile?.id ?? 0);
  useEffect(() => {
    // A like that was taken back is about nothing any more, also when it is given again.
    if (likes === false) setHere(null);
  }, [likes]);
  const liked = here === undefined ? profile?.liked : here;
  const things: Things = {
    choose: profile?.likeable === true ? setChosen : undefined,
    isLiked: (thing) => likes !== false && isLiked(thing, liked),
  };
  return {
    things,
    chosen,
    close: () => {
      setChosen(undefined);
    },
    tellLiked: (thing: Thing) => {
      const { photo = null, prompt = null } = nameOf(thing);
      setHere({ photo, prompt });
    },
  };
}
