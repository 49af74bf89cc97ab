import { readWaitingCreditGifts } from '../../api/credit-gifts';
import { WaitingForMembers } from '../../second-person/waiting-for-members';
import { creditGifts as texts } from '../../texts/credit-gifts';

export default function CreditGifts() {
  return (
    <WaitingForMembers
      queryKey="credit-gifts"
      read={readWaitingCreditGifts}
      title={texts.title}
      nothing={texts.nothing}
      text={texts.text}
      columns={[{ name: texts.credits, isNumber: true, cell: ({ credits }) => credits }]}
    />
  );
}
