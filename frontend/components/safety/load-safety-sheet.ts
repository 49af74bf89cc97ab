/** Reporting and blocking come when they are wanted. */
export const loadSafetySheet = () => import('./safety-sheet').then(({ SafetySheet }) => SafetySheet);
