export { type TryStore, checkSecret } from './check-secret';
export { type TryCounter, type TryLimit, networkCounters } from './tries';
