import { readWaitingMailChanges } from '../../api/mail-changes';
import { WaitingForMembers } from '../../second-person/waiting-for-members';
import { mailChanges as texts } from '../../texts/mail-changes';

export default function MailChanges() {
  return (
    <WaitingForMembers
      queryKey="mail-changes"
      read={readWaitingMailChanges}
      title={texts.title}
      nothing={texts.nothing}
      text={texts.text}
    />
  );
}
