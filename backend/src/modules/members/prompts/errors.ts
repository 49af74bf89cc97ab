import { MOST_PROMPTS } from '../../../../../contract/profile/prompts';
import { Problem } from '../../../platform/http';

/** The brand does not ask this question. */
export class PromptNotFound extends Problem {
  readonly code = 'prompt_not_found';
  readonly kind = 'absent';
}

/** The member has answered `most` questions. */
export class PromptLimitReached extends Problem {
  readonly code = 'prompt_limit_reached';
  readonly kind = 'conflict';
  override readonly members = { most: MOST_PROMPTS };
}

/** The order does not name exactly the questions that are answered now. */
export class PromptOrderStale extends Problem {
  readonly code = 'prompt_order_stale';
  readonly kind = 'conflict';
}
