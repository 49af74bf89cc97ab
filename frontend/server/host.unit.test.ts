import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parseHost } from './host';

interface HostCase {
  readonly name: string;
  readonly header: string | null;
  readonly host: string | null;
}

const file = path.join(__dirname, '../../backend/test/support/host-cases.json');
const cases = JSON.parse(readFileSync(file, 'utf8')) as HostCase[];

describe('the host in a request', () => {
  it.each(cases)('reads $name', ({ header, host }) => {
    expect(parseHost(header ?? undefined)).toBe(host ?? undefined);
  });
});
