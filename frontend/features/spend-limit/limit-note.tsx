'use client';

import { TextLink } from '../../components/ui/text-link';
import { LIMIT_HOLE, limitText } from '../../lib/payments/spend-limit';
import { ROUTES } from '../../site/routes';
import { leftText } from './limit-facts';
import { type LimitTexts } from './limit-texts';
import { useLimit } from './use-limit';

/** The limit beside what it limits, and the way to it. Its line is there before it is known. */
export function LimitNote({ texts }: { readonly texts: LimitTexts }) {
  const { data } = useLimit();
  const limit = data?.limit;
  return (
    <p className="min-h-11 text-caption text-text-muted">
      {limit && (
        <>
          {texts.note.replace(LIMIT_HOLE.limit, limitText(limit, texts))} {leftText(limit, texts)}.{' '}
        </>
      )}
      {data && (
        <TextLink href={`${ROUTES.notifications}#spend-limit`} isAlone>
          {limit ? texts.change : texts.set}
        </TextLink>
      )}
    </p>
  );
}
