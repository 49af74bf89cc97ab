import { mail } from './rows/mail';
import { publicPage } from './rows/public-page';
import { manyTenants, settings } from './rows/settings';
import { type Benchmark } from './row';

export const benchmarks: readonly Benchmark[] = [settings, manyTenants, publicPage, mail];
