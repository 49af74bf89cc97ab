/** Filled in by the browser. */
export const STEP_HOLE = { step: '{step}', steps: '{steps}' } as const;
