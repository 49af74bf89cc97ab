import { type ReactNode } from 'react';
import { PLACEHOLDER } from '../../../components/people/placeholder';
import { Portrait } from '../../../components/people/portrait';
import { SafetyMenu } from '../../../components/safety/safety-menu';
import { FictionalChip } from '../../../components/ui/fictional-chip';
import { ROUTES } from '../../../site/routes';
import { type Partner } from '../api/types';
import { type ChatsTexts } from '../chats-texts';
import { Line } from '../parts/icons';
import { backToList, isPlain } from '../place';

interface Props {
  readonly texts: ChatsTexts;
  readonly partner: Partner;
  readonly onBlocked: () => void;
  /** Undefined before the first message. */
  readonly onRemove: (() => void) | undefined;
}

const ROUND = 'grid size-[44px] shrink-0 place-items-center rounded-pill text-text-strong hover:bg-surface-2';

export function BackLink({ label }: { readonly label: string }) {
  return (
    <a
      href={ROUTES.chats}
      aria-label={label}
      className={`${ROUND} lg:hidden`}
      onClick={(event) => {
        if (!isPlain(event)) return;
        event.preventDefault();
        backToList();
      }}
    >
      <Line name="back" />
    </a>
  );
}

/** Shows the conversation partner and the menu of rare actions. */
export function TalkHeader({ texts, partner, onBlocked, onRemove }: Props) {
  const isHere = partner.state === 'here';
  const who = <Who texts={texts} partner={partner} />;
  const profile = `${ROUTES.members}/${partner.id}`;
  const named = texts.talk.profile.replace(PLACEHOLDER.name, partner.name);
  return (
    <header className="flex min-h-16 shrink-0 items-center gap-1 border-b border-hairline px-1 lg:px-4">
      <BackLink label={texts.talk.back} />
      {isHere ? (
        <a
          href={profile}
          className="flex min-h-14 min-w-0 grow items-center gap-3 rounded-control py-1 outline-offset-[-3px]"
        >
          {who}
          <span className="sr-only">{named}</span>
        </a>
      ) : (
        <div className="flex min-h-14 min-w-0 grow items-center gap-3 py-1">{who}</div>
      )}
      <SafetyMenu
        texts={texts.safety}
        person={partner}
        onBlocked={onBlocked}
        className={ROUND}
        choices={[
          ...(isHere ? [{ label: named, href: profile }] : []),
          ...(onRemove ? [{ label: texts.remove.remove, onChoose: onRemove }] : []),
        ]}
      />
    </header>
  );
}

function Who({ texts, partner }: { readonly texts: ChatsTexts; readonly partner: Partner }): ReactNode {
  const { name, age, fictional, online, main_image: photo } = partner;
  // However long the name is, and whichever way it is written, the age stands behind it.
  const [before = '', after = ''] = texts.nameAge.split(PLACEHOLDER.name);
  return (
    <>
      <span className="relative isolate block size-[44px] shrink-0 overflow-hidden rounded-pill bg-surface-3 text-caption">
        <Portrait person={partner} photo={photo} alt="" locale={texts.locale} sizes="2.75rem" isFirst />
      </span>
      <span className="min-w-0">
        <span className="flex min-w-0 flex-wrap items-center gap-x-2">
          <span className="flex max-w-full font-semibold whitespace-pre text-text-strong">
            {before}
            <bdi className="truncate">{name}</bdi>
            {after.replace(PLACEHOLDER.age, String(age))}
          </span>
          {fictional && (
            <span className="@container w-[12rem] max-w-full leading-none">
              <FictionalChip icon={texts.icon} label={texts.fictional} />
            </span>
          )}
        </span>
        {online && (
          <span className="flex items-center gap-1.5 text-caption leading-tight text-text-muted">
            <span className="size-2 rounded-pill bg-success" aria-hidden="true" />
            {texts.online}
          </span>
        )}
      </span>
    </>
  );
}
