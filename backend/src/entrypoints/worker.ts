import { readConfig } from '../platform/config/config';
import { runProcess } from './run-process';
import { startWorker } from './start-worker';

runProcess('worker', () => startWorker(readConfig()));
