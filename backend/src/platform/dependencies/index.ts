export { type Dependency, DependencyTimeout, TimeBudget, outsideBudgets, withinTimeLimit } from './time-limit';
export { isNetworkFailure } from './network-failure';
