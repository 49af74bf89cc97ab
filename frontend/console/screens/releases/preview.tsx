import { useState } from 'react';
import { client } from '../../api/client';
import { valueOf } from '../../api/problem';
import { useBrand } from '../../configuration/brand-context';
import { releases as texts } from '../../texts/releases';
import { Button } from '../../ui/button';
import { problemText } from '../../ui/problem-text';
import { timeText } from '../../ui/times';

const HOURS = 24;

/** An address that shows a revision on the brand's own host before it is live. */
export function Preview({ revision }: { readonly revision: number }) {
  const { slug } = useBrand().tenant;
  const [link, setLink] = useState<{ readonly url: string; readonly expires_at: string }>();
  const [fault, setFault] = useState<string>();
  const create = async (): Promise<void> => {
    setFault(undefined);
    try {
      setLink(
        await valueOf(
          client.POST('/api/staff/tenants/{slug}/revisions/{revision}/preview-links', {
            params: { path: { slug, revision } },
            body: { hours: HOURS },
          }),
        ),
      );
    } catch (error) {
      setFault(problemText(error));
    }
  };
  return (
    <div className="grid gap-1">
      <p>
        <Button onClick={() => void create()}>{texts.preview}</Button>
      </p>
      {fault !== undefined && (
        <p role="alert" className="text-danger">
          {fault}
        </p>
      )}
      {link && (
        <p role="status" className="max-w-prose">
          {texts.preview_text.replace('{until}', timeText(link.expires_at))}{' '}
          <a href={link.url} target="_blank" rel="noreferrer" className="break-all text-accent underline">
            {link.url}
          </a>
        </p>
      )}
    </div>
  );
}
