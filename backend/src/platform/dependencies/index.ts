export { type Dependency, DependencyTimeout, TimeBudget, withinTimeLimit } from './time-limit';
export { isNetworkFailure } from './network-failure';
