import { ActionBar } from '../../../components/ui/action-bar';
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

/** Stays under the thumb while the profile is read: above the member's bar on phones, below the facts elsewhere. */
export function ProfileActions({ texts, profile, onBlocked }: Props) {
  return (
    <ActionBar place="page" className="mt-6 sideways:ml-[17.5rem] lg:ml-[31rem]">
      <WideLikeButton texts={texts.likes} person={profile} />
      <MessageLink texts={texts.message} person={profile} />
      <SafetyMenu texts={texts.safety} person={profile} onBlocked={onBlocked} />
    </ActionBar>
  );
}
