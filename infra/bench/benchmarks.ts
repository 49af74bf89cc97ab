import { firstJs } from './rows/first-js';
import { mail } from './rows/mail';
import { publicPage } from './rows/public-page';
import { publish } from './rows/publish';
import { scopedRead } from './rows/scoped-read';
import { manyTenants, settings } from './rows/settings';
import { type Benchmark } from './row';

export const benchmarks: readonly Benchmark[] = [settings, manyTenants, scopedRead, publicPage, firstJs, publish, mail];
