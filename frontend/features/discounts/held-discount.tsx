import { useMutation, useQueryClient } from '@tanstack/react-query';
import { OFFERS } from '../../lib/payments/offer';
import { ROUTES } from '../../site/routes';
import { cancelOrder } from './api/cancel-order';
import { type DiscountTexts } from './discount-texts';
import { heldText } from './reason-text';

interface Props {
  readonly texts: DiscountTexts;
  readonly order: number;
}

const ACTION = 'inline-flex min-h-11 items-center font-semibold text-primary-text underline underline-offset-4';

/** An order that is not paid has the discount: it can be paid, or cancelled so that the discount is free again. */
export function HeldDiscount({ texts, order }: Props) {
  const client = useQueryClient();
  const cancel = useMutation({
    mutationFn: async () => {
      const answer = await cancelOrder(order);
      if (answer.state !== 'done') throw new Error(texts.heldFailed);
    },
    onSettled: () => client.invalidateQueries({ queryKey: OFFERS }),
  });
  return (
    <div className="text-caption">
      <p className="text-text">{heldText(order, texts)}</p>
      <p className="flex flex-wrap gap-x-6">
        <a href={`${ROUTES.credits}/${order}`} className={ACTION}>
          {texts.heldOpen}
        </a>
        <button
          type="button"
          className={ACTION}
          aria-disabled={cancel.isPending}
          onClick={() => {
            if (!cancel.isPending) cancel.mutate();
          }}
        >
          {texts.heldCancel}
        </button>
      </p>
      <p role="alert" className="font-semibold text-danger empty:hidden">
        {cancel.error?.message}
      </p>
    </div>
  );
}
