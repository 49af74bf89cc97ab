/** The content that a decision was about, with everything that its reversal needs. */
export interface DecisionContent {
  /** The id of a photo of the profile. */
  readonly photo?: number;
  /** The id of a check of photos. */
  readonly check?: number;
  /** The id of a held message. */
  readonly message?: number;
  /** The field of the profile that a removed text stood in. */
  readonly field?: 'about_me' | 'looking_for';
  /** The question that a removed answer belonged to. */
  readonly prompt?: string;
  /** The removed text, as its author wrote it. */
  readonly text?: string;
}
