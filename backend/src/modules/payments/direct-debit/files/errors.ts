import { Problem } from '../../../../platform/http';

/** Its provider collects by itself, or collects nothing. */
export class AccountNotOfBank extends Problem {
  readonly code = 'account_not_of_bank';
  readonly kind = 'conflict';
}

export class DebitFileNotFound extends Problem {
  readonly code = 'debit_file_not_found';
  readonly kind = 'absent';
}

/** It would not be the same any more: a mandate was forgotten since, which is fourteen months after its last debit. */
export class DebitFileGone extends Problem {
  readonly code = 'debit_file_gone';
  readonly kind = 'conflict';
}

/** The bank does not collect before the day that the file asks for. */
export class DebitFileNotDue extends Problem {
  readonly code = 'debit_file_not_due';
  readonly kind = 'conflict';
}

/** No file of this brand asks a bank for such a debit. */
export class DebitNotFiled extends Problem {
  readonly code = 'debit_not_filed';
  readonly kind = 'absent';
}
