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

/** Each opened within the likes, from where one comes back to them. */
export function LikeCards({ texts, likes, isFirst = false, hasMessages = false }: Props) {
  return (
    <ul className={CARD_GRID}>
      {likes.map((like, at) => (
        <li key={like.id} className={hasMessages ? 'flex flex-col gap-2 [&>:first-child]:h-auto' : ''}>
          <MemberCard
            texts={texts.card}
            card={like}
            isMember
            path={`${ROUTES.likes}/m/${like.id}`}
            flag={like.like_new ? texts.isNew : null}
            isFirst={isFirst && at < FIRST_CARDS}
          />
          {hasMessages && <MessageLink texts={texts.message} person={like} />}
        </li>
      ))}
    </ul>
  );
}
