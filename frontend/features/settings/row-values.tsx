'use client';

import { Awaited } from '../../components/settings/awaited';
import { useApi } from '../../lib/api/use-api';
import { useMember } from '../../lib/member';
import { type BlockedTexts } from './blocked-texts';
import { mailsOn } from './mails-on';
import { type MailsTexts, type VisibilityTexts } from './settings-texts';

/** Whether others see the member, and how many are blocked. */
export function SafetyValue({
  visibility,
  blocked,
}: {
  readonly visibility: VisibilityTexts;
  readonly blocked: BlockedTexts;
}) {
  const { data: mode, isError } = useApi('/api/invisible-mode');
  const count = useApi('/api/blocks').data?.blocked.length ?? 0;
  if (!mode) return <Awaited label={visibility.loading} isFailed={isError} />;
  const seen = mode.invisible ? visibility.hidden : visibility.visible;
  return count === 0 ? seen : `${seen} · ${blocked.title}: ${count.toLocaleString(visibility.locale)}`;
}

/** How many kinds of mail are on. */
export function MailsValue({ texts }: { readonly texts: MailsTexts }) {
  const { data, isError } = useApi('/api/mail-preferences');
  const on = mailsOn(texts, data?.mails, Boolean(data?.suppression));
  return on === undefined ? <Awaited label={texts.loading} isFailed={isError} /> : `${texts.title}: ${on}`;
}

/** Whose account it is. */
export function AddressValue({ loading }: { readonly loading: string }) {
  return useMember()?.email ?? <Awaited label={loading} />;
}
