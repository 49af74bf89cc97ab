import { MessageLink } from '../../../components/people/message-link';
import { WideLikeButton } from '../../../components/likes/like-button';
import { type Profile } from '../api/get-member';
import { SafetyMenu } from '../../../components/safety/safety-menu';
import { type ProfileTexts } from './profile-texts';

interface Props {
  readonly texts: ProfileTexts;
  readonly profile: Profile;
  readonly onBlocked: () => void;
}

/** Stays under the thumb while the profile is read: above the member's bar on phones. */
export function ProfileActions({ texts, profile, onBlocked }: Props) {
  return (
    <div data-actions className="sticky bottom-[calc(4.5rem+env(safe-area-inset-bottom))] z-20 flex gap-2 lg:bottom-6">
      <WideLikeButton texts={texts.likes} person={profile} />
      <MessageLink texts={texts.message} person={profile} />
      <SafetyMenu texts={texts.safety} person={profile} onBlocked={onBlocked} />
    </div>
  );
}
