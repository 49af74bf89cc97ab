export {
  type Dependency,
  DependencyTimeout,
  REQUEST_WAITING_MS,
  TimeBudget,
  outsideBudgets,
  withinTimeLimit,
} from './time-limit';
export { isNetworkFailure } from './network-failure';
