import { useEffect } from 'react';
import { getMember, getPhotos, hasTeaser } from '../api/get-member';
import { type Answer } from '../../../lib/api/problem';
import { useAnswer } from '../../../lib/api/use-answer';
import { isHinted } from '../../../lib/member-hint';
import { tellOpened } from '../../../lib/likes/marks';
import { tellVisit } from '../../../lib/visits';
import { leadToLogIn } from '../parts/lead-to-log-in';

/** One page serves all profiles; which one is meant stands in the address. */
export function idFromPath(path: string): number | undefined {
  const id = Number(/^\/(?:members|likes\/m)\/([1-9]\d{0,9})$/.exec(path)?.[1]);
  return Number.isSafeInteger(id) ? id : undefined;
}

const codeOf = (answer: Answer<unknown> | undefined) => (answer?.state === 'failed' ? answer.code : undefined);

/** A visitor is shown as much of somebody invented as may be; members are for members. */
async function leadOn(id: number | undefined, signal: AbortSignal): Promise<void> {
  const isShown = id !== undefined && (await hasTeaser(id, signal));
  if (signal.aborted) return;
  if (isShown) window.location.replace(`/members/${id}/landing`);
  else leadToLogIn();
}

async function getMeant(signal: AbortSignal): ReturnType<typeof getMember> {
  const id = idFromPath(window.location.pathname);
  if (id === undefined) return { state: 'failed', code: 'profile_not_found' };
  const wasMember = isHinted();
  const answer = await getMember(id, signal);
  if (codeOf(answer) === 'authentication_required') await leadOn(wasMember ? undefined : id, signal);
  return answer;
}

/** The profile in the address, its photos, and a way to ask again. */
export function useProfile() {
  const { data: profile, error, refetch } = useAnswer(['/api/members/{id}'], getMeant);
  const id = profile?.id ?? 0;
  const hasPhotos = profile !== undefined && profile.main_image !== null;
  const photos = useAnswer(['/api/members/{id}/photos', id], (signal) => getPhotos(id, signal), hasPhotos);
  useEffect(() => {
    if (id !== 0) void tellOpened(id);
  }, [id]);
  const isReal = profile?.fictional === false;
  useEffect(() => {
    if (isReal) void tellVisit(id);
  }, [id, isReal]);
  const code = codeOf(error?.errorState);
  return {
    profile,
    isAbsent: code === 'profile_not_found',
    // Whoever is led on sees nothing of it.
    isFailed: error !== null && code !== 'profile_not_found' && code !== 'authentication_required',
    // None if they cannot be fetched: the main photo is known without them.
    photos: photos.data?.photos ?? [],
    refetch,
  };
}
