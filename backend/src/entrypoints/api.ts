import { readConfig } from '../platform/config/config';
import { runProcess } from './run-process';
import { startApi } from './start-api';

runProcess('api', () => startApi(readConfig()));
