import { execFileSync } from 'node:child_process';
import { checkout } from '../state';

/** The commit of the checkout, as images have it from their build; empty where there is no history. */
export function softwareVersion(): string {
  try {
    const args = ['rev-parse', '--short=12', 'HEAD'];
    return execFileSync('git', args, { cwd: checkout, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim();
  } catch {
    return '';
  }
}
