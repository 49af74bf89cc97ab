import { LikedThing } from '../../components/likes/liked-thing';
import { CARD_GRID, FIRST_CARDS } from '../../components/people/card-grid';
import { MemberCard } from '../../components/people/member-card';
import { MessageLink } from '../../components/people/message-link';
import { ROUTES } from '../../site/routes';
import { type Like } from './api/get-likes';
import { type ListTexts } from './likes-texts';

interface Props {
  readonly texts: ListTexts;
  readonly likes: readonly Like[];
  readonly isFirst?: boolean;
  /** Below each the way to a conversation: they like each other. */
  readonly hasMessages?: boolean;
}

/** Each opened within the likes, from where one comes back to them; below it what of the member's profile they like. */
export function LikeCards({ texts, likes, isFirst = false, hasMessages = false }: Props) {
  return (
    <ul className={CARD_GRID}>
      {likes.map((like, at) => (
        <li
          key={like.id}
          className={hasMessages || like.likes !== null ? 'flex flex-col gap-2 [&>:first-child]:h-auto' : ''}
        >
          <MemberCard
            texts={texts.card}
            card={like}
            isMember
            path={`${ROUTES.likes}/m/${like.id}`}
            flag={like.like_new ? texts.isNew : null}
            isFirst={isFirst && at < FIRST_CARDS}
          />
          {like.likes && (
            <LikedThing texts={texts.thing} person={like} thing={like.likes} className="text-caption leading-snug" />
          )}
          {hasMessages && <MessageLink texts={texts.message} person={like} />}
        </li>
      ))}
    </ul>
  );
}
