import { type ReactNode, useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { createFormats } from '../../lib/i18n/formats';
import { useMember } from '../../lib/member';
import { useUnread } from '../../lib/unread';
import { Badge } from './badge';
import { type BarTexts, NUMBER } from './bar-texts';
import { balanceTone, setAppBadge, titled } from './numbers';
import { type SlotName } from './slot';
import { wireMenu } from './wire-menu';

/** Fills the empty places of the bars with what is the member's own. */
export function MemberParts({ texts }: { readonly texts: BarTexts }) {
  const member = useMember();
  const { messages, likes } = useUnread();
  const waiting = member ? messages + likes : 0;
  useEffect(() => {
    document.title = titled(document.title, waiting);
    void setAppBadge(waiting);
  }, [waiting]);
  useEffect(() => {
    const { pathname } = window.location;
    for (const link of document.querySelectorAll<HTMLAnchorElement>('[data-member-places] a'))
      if (link.pathname === pathname) link.setAttribute('aria-current', 'page');
    const menu = document.getElementById('account');
    return menu === null ? undefined : wireMenu(menu);
  }, []);
  if (!member) return null;
  const { credits } = member;
  const tone = balanceTone(credits);
  const low = tone && <Badge number={credits} tone={tone} label={texts.balance.replace(NUMBER, String(credits))} />;
  const news = (number: number): ReactNode =>
    number > 0 && <Badge number={number} tone="unread" label={texts.badge.replace(NUMBER, String(number))} />;
  return (
    <>
      <Filled slot="messages">{news(messages)}</Filled>
      <Filled slot="likes">{news(likes)}</Filled>
      <Filled slot="credits">{low}</Filled>
      <Filled slot="balance">
        {low ?? <span className="text-text-muted tabular-nums">{createFormats(texts.locale).number(credits)}</span>}
      </Filled>
      <Filled slot="name">{member.profile.name}</Filled>
    </>
  );
}

function Filled({ slot, children }: { readonly slot: SlotName; readonly children: ReactNode }) {
  const [places] = useState(() => [...document.querySelectorAll(`[data-slot=${slot}]`)]);
  return places.map((place, at) => createPortal(children, place, String(at)));
}
