/** In place of the numbers that the browser knows. */
export const STEP = { step: '{step}', steps: '{steps}' } as const;
