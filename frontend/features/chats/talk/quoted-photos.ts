import { useEffect, useState } from 'react';
import { call } from '../../../lib/api/call';
import { type components } from '../../../lib/api/schema';

type Photo = components['schemas']['PhotoImage'] & { readonly id: number };

/** Asked once for each person while the page is open. */
const asked = new Map<number | 'own', Promise<readonly Photo[]>>();

async function askFor(whose: number | 'own'): Promise<readonly Photo[]> {
  const answer =
    whose === 'own'
      ? await call('GET', '/api/photos')
      : await call('GET', '/api/members/{id}/photos', { params: { path: { id: whose } } });
  if (answer.state === 'done') return answer.value.photos;
  asked.delete(whose);
  return [];
}

/** One photo of the partner or of oneself; undefined until it is known, null where it is gone. */
export function useQuotedPhoto(id: number, whose: number | 'own'): Photo | null | undefined {
  const [photo, setPhoto] = useState<Photo | null>();
  useEffect(() => {
    let isOver = false;
    const photos = asked.get(whose) ?? askFor(whose);
    asked.set(whose, photos);
    void photos.then((all) => {
      if (!isOver) setPhoto(all.find((one) => one.id === id) ?? null);
    });
    return () => {
      isOver = true;
    };
  }, [id, whose]);
  return photo;
}
