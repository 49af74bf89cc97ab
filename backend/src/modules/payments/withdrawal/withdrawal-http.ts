import { FileWithdrawalController } from '../use-cases/file-withdrawal/file-withdrawal.controller';
import { FileWithdrawal } from '../use-cases/file-withdrawal/file-withdrawal.use-case';
import { ListWithdrawalsController } from '../use-cases/list-withdrawals/list-withdrawals.controller';
import { ListWithdrawals } from '../use-cases/list-withdrawals/list-withdrawals.use-case';
import { WithdrawController } from '../use-cases/withdraw/withdraw.controller';
import { Withdraw } from '../use-cases/withdraw/withdraw.use-case';

/** Withdrawing from purchases, as the api offers it. */
export const WITHDRAWAL_CONTROLLERS = [FileWithdrawalController, ListWithdrawalsController, WithdrawController];
export const WITHDRAWAL_USE_CASES = [FileWithdrawal, ListWithdrawals, Withdraw];
