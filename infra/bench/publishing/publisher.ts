import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { checkout } from '../../local/state';
import { type Stack } from '../../local/stack';

const OPERATOR = 'operator@manyhearts.example';
const REASON = 'A benchmark';

interface Revision {
  /** What the brand says itself. */
  readonly source: { readonly settings: object };
  /** All of it. */
  readonly document: { readonly settings: { readonly index_title: Readonly<Record<string, string>> } };
}

interface Released {
  readonly release: { readonly at: string };
}

/** A member of staff who changes the title of one brand's home page, through the api for staff. */
export class Publisher {
  private constructor(
    private readonly tenant: string,
    private readonly headers: Readonly<Record<string, string>>,
  ) {}

  static async of(brand: string, stack: Stack): Promise<Publisher> {
    const cli = ['dist/backend/src/entrypoints/cli.js', 'staff', 'token', '--email', OPERATOR];
    const options = { cwd: checkout, env: stack.env };
    const told = await promisify(execFile)(
      process.execPath,
      [...cli, '--author', OPERATOR, '--label', 'Benchmark'],
      options,
    );
    const token = told.stdout.split('\n')[0] ?? '';
    return new Publisher(`${stack.apis[0]?.url ?? ''}/api/staff/tenants/${brand}`, {
      authorization: `Bearer ${token}`,
      'content-type': 'application/json',
      'x-forwarded-host': stack.env['CONSOLE_HOST'] ?? '',
    });
  }

  /** A new revision with this title in every language, not published yet. */
  async draft(title: string): Promise<number> {
    const base = await this.live();
    const { source, document } = await this.call<Revision>(`/revisions/${base}`);
    const titles = Object.keys(document.settings.index_title).map((locale) => [locale, title]);
    const settings = { ...source.settings, index_title: Object.fromEntries(titles) as object };
    const body = { source: { ...source, settings }, base, reason: REASON };
    return (await this.call<{ revision: number }>('/revisions', body)).revision;
  }

  /** When it was committed, in milliseconds. Answers once every process is said to have it. */
  async publish(revision: number): Promise<number> {
    return this.release('/releases', { revision });
  }

  /** Back to what was live before. */
  async rollBack(): Promise<number> {
    return this.release('/rollbacks', {});
  }

  private async release(path: string, what: object): Promise<number> {
    const body = { ...what, base: await this.live(), reason: REASON };
    return Date.parse((await this.call<Released>(path, body)).release.at);
  }

  private async live(): Promise<number> {
    return (await this.call<{ live_revision: number }>('')).live_revision;
  }

  private async call<T>(path: string, body?: object): Promise<T> {
    const { headers } = this;
    const answer = await fetch(
      this.tenant + path,
      body === undefined ? { headers } : { method: 'POST', headers, body: JSON.stringify(body) },
    );
    if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
    return (await answer.json()) as T;
  }
}
