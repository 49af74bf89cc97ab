import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { client } from '../../api/client';
import { valueOf } from '../../api/problem';
import { photos as texts } from '../../texts/photos';
import { Button } from '../../ui/button';
import { type ClaimedPhoto } from './photo-desk';
import { PhotoNotes } from './photo-notes';
import { SimilarRejects } from './similar-rejects';

interface Props {
  readonly photo: ClaimedPhoto;
  readonly filter: string;
}

/** Shows what is known beside a photo. It loads after the photo, and nobody has to wait for it. */
export function PhotoContext({ photo, filter }: Props) {
  const title = useId();
  const { data, isError, refetch } = useQuery({
    queryKey: ['photo-context', photo.tenant, photo.id],
    queryFn: () =>
      valueOf(
        client.GET('/api/staff/tenants/{slug}/photos/{id}/context', {
          params: { path: { slug: photo.tenant, id: String(photo.id) } },
        }),
      ),
  });
  if (isError)
    return (
      <div className="grid justify-items-start gap-2">
        <p role="alert">{texts.context_failed}</p>
        <Button onClick={() => void refetch()}>{texts.retry}</Button>
      </div>
    );
  if (!data) return null;
  return (
    <>
      <section aria-labelledby={title} className="grid gap-2">
        <h2 id={title} className="text-quiet">
          {texts.similar}
        </h2>
        <SimilarRejects similar={data.similar} filter={filter} />
      </section>
      <PhotoNotes photo={photo} notes={data.notes} onAdded={refetch} />
    </>
  );
}
