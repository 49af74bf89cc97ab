import { useEffect, useState } from 'react';
import { getMember, getPhotos, hasTeaser, type Photo, type ProfileState } from '../api/get-member';
import { isHinted } from '../../../lib/member-hint';
import { tellOpened } from '../../../lib/likes/marks';
import { leadToLogIn } from '../parts/lead-to-log-in';

/** One page serves all profiles; which one is meant stands in the address. */
export function idFromPath(path: string): number | undefined {
  const id = Number(/^\/(?:members|likes\/m)\/([1-9]\d{0,9})$/.exec(path)?.[1]);
  return Number.isSafeInteger(id) ? id : undefined;
}

/** A visitor is shown as much of somebody invented as may be; members are for members. */
async function leadOn(id: number | undefined, signal: AbortSignal): Promise<void> {
  const isShown = id !== undefined && (await hasTeaser(id, signal));
  if (signal.aborted) return;
  if (isShown) window.location.replace(`/members/${id}/landing`);
  else leadToLogIn();
}

/** The profile in the address, its photos, and a way to ask again. */
export function useProfile() {
  const [state, setState] = useState<ProfileState>({ name: 'loading' });
  const [photos, setPhotos] = useState<readonly Photo[]>([]);
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    const asking = new AbortController();
    const { signal } = asking;
    const wasMember = isHinted();
    const id = idFromPath(window.location.pathname);
    const answer = id === undefined ? Promise.resolve({ name: 'absent' } as const) : getMember(id, signal);
    void answer.then(async (next) => {
      if (signal.aborted) return;
      if (next.name === 'signed_out') {
        await leadOn(wasMember ? undefined : id, signal);
        return;
      }
      setState(next);
      if (next.name === 'shown') void tellOpened(next.profile.id);
      if (next.name !== 'shown' || next.profile.main_image === null) return;
      const all = await getPhotos(next.profile.id, signal);
      setPhotos((before) => (signal.aborted ? before : all));
    });
    return () => {
      asking.abort();
    };
  }, [attempt]);
  const retry = (): void => {
    setState({ name: 'loading' });
    setAttempt((count) => count + 1);
  };
  return { state, photos, retry };
}
