'use client';

import { Awaited } from '../../components/settings/awaited';
import { limitText } from '../../lib/payments/spend-limit';
import { type LimitTexts } from './limit-texts';
import { useLimit } from './use-limit';

type Texts = Pick<LimitTexts, 'locale' | 'title' | 'none' | 'periods' | 'loading'>;

export function LimitNow({ texts }: { readonly texts: Texts }) {
  const { data, isError } = useLimit();
  if (!data) return <Awaited label={texts.loading} isFailed={isError} />;
  return `${texts.title}: ${data.limit === null ? texts.none : limitText(data.limit, texts)}`;
}
