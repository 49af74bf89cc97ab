import { mail } from './rows/mail';
import { manyTenants, settings } from './rows/settings';
import { type Benchmark } from './row';

export const benchmarks: readonly Benchmark[] = [settings, manyTenants, mail];
