export { CheckRuns } from './check-runs';
export { Launch, type LaunchView, type ShownCheck, type ShownStep } from './launch';
export { LAUNCH_DATA } from './launch-data';
export { LaunchHttpModule } from './launch-http.module';
export { LaunchRunner } from './launch-runner';
export { LaunchModule } from './launch.module';
export { CHECK_BLOCKS, CHECK_FIXERS, CHECK_NAMES, CHECK_STATES, type DnsRecord, LAUNCH_STEPS } from './names';
