export const ACTIVATION_CODE_LENGTH = 6;

/** The digits of what was typed or pasted: people copy the spaces beside and between them, too. */
export const activationCodeDigits = (given: string): string =>
  given.normalize('NFKC').replace(/\D/g, '').slice(0, ACTIVATION_CODE_LENGTH);
