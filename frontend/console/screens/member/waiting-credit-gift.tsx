import { type CreditGift, approveCreditGift, refuseCreditGift } from '../../api/credit-gifts';
import { useSelf } from '../../frame/self-context';
import { WaitingBox } from '../../second-person/waiting-box';
import { creditGifts as texts } from '../../texts/credit-gifts';
import { secondPerson } from '../../texts/second-person';
import { timeText } from '../../ui/times';

interface Props {
  readonly slug: string;
  readonly id: string;
  readonly gift: CreditGift;
  readonly onChanged: (told: string) => void;
}

export function WaitingCreditGift({ slug, id, gift, onChanged }: Props) {
  const { permissions } = useSelf();
  const filled = (text: string): string => text.replace('{credits}', String(gift.credits));
  return (
    <WaitingBox
      text={filled(texts.waiting)
        .replace('{until}', timeText(gift.expires_at))
        .replace('{who}', gift.asked_by)
        .replace('{why}', gift.reason)}
      asked={gift}
      mayRefuse={permissions.includes('member.credit')}
      approve={{
        title: texts.approve,
        preview: filled(texts.approve_text),
        act: async () => {
          const { status } = await approveCreditGift(slug, id, gift.id);
          return status === 'done' ? texts.given : secondPerson.agreed;
        },
      }}
      refuse={{
        title: texts.refuse_title,
        preview: filled(texts.refuse_text),
        act: async () => {
          await refuseCreditGift(slug, id, gift.id);
          return texts.refused;
        },
      }}
      onChanged={onChanged}
    />
  );
}
