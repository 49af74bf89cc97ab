import { type PaymentMethod } from '../../../../contract/payments/methods';
import { Drawing } from '../drawing';
import { PAYMENTS } from './drawings';

/** The mark of a way to pay, in its own colours. Its name stands beside it. */
export const MethodMark = ({ method }: { readonly method: PaymentMethod }) => (
  <Drawing svg={PAYMENTS[method]} size="size-full" className="block h-8 w-12 shrink-0" frame="span" />
);
