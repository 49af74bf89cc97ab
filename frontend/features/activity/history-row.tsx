import { PLACEHOLDER } from '../../components/people/placeholder';
import { Portrait } from '../../components/people/portrait';
import { FictionalChip } from '../../components/ui/fictional-chip';
import { ROUTES } from '../../site/routes';
import { type HistoryTexts } from './activity-texts';
import { type Entry } from './api/get-history';
import { When } from './when';

interface Props {
  readonly texts: HistoryTexts;
  readonly entry: Entry;
}

/** The whole row is one link: to the conversation where the latest is a reply, else to the profile. */
export function HistoryRow({ texts, entry }: Props) {
  const { profile, happened, conversation } = entry;
  const [latest, ...others] = happened.map((what) =>
    texts.happened[what].replace(PLACEHOLDER.name, () => profile.name),
  );
  const isReply = happened[0] === 'reply' && conversation !== null;
  return (
    <li className="border-t border-hairline">
      <a
        href={isReply ? `${ROUTES.chats}/${conversation}` : `${ROUTES.likes}/m/${profile.id}`}
        className="flex min-h-20 items-center gap-3 py-3 outline-offset-[-3px] hover:bg-surface-2"
      >
        <span className="relative isolate block size-14 shrink-0 overflow-hidden rounded-pill bg-surface-3 text-caption">
          <Portrait person={profile} photo={profile.main_image} alt="" locale={texts.locale} sizes="3.5rem" />
        </span>
        <span className="grid min-w-0 grow gap-0.5">
          <span className={`wrap-anywhere text-text-strong ${entry.entry_new ? 'font-semibold' : ''}`}>{latest}</span>
          {others.map((other) => (
            <span key={other} className="text-caption wrap-anywhere">
              {other}
            </span>
          ))}
          {profile.fictional && (
            <span className="@container my-0.5 block max-w-[12rem]">
              <FictionalChip icon={texts.icon} label={texts.fictional} />
            </span>
          )}
          <When at={entry.at} locale={texts.locale} />
        </span>
        {entry.entry_new && (
          <span className="mr-1 size-2.5 shrink-0 rounded-pill bg-unread">
            <span className="sr-only">{texts.isNew}</span>
          </span>
        )}
      </a>
    </li>
  );
}
