import { ActionBar } from '../../../components/ui/action-bar';
import { BUTTON } from '../../../components/ui/button-link';
import { type CheckTexts } from '../check-texts';

/** Nothing is left to do here. */
export function ToProfile({ texts: { profile } }: { readonly texts: CheckTexts }) {
  return (
    <ActionBar place="page">
      <a href={profile.href} className={`${BUTTON} grow`}>
        {profile.text}
      </a>
    </ActionBar>
  );
}
