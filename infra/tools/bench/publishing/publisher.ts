import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { Secret, TOTP } from 'otpauth';
import { checkout } from '../../../local/state';
import { type Stack } from '../../../local/stack';

const OPERATOR = 'operator@manyhearts.example';
const PASSWORD = 'the benchmark of seven brands';
const REASON = 'A benchmark';

interface Revision {
  /** The brand's own settings. */
  readonly source: { readonly settings: object };
  /** The complete settings. */
  readonly document: { readonly settings: { readonly index_title: Readonly<Record<string, string>> } };
}

type Headers = Readonly<Record<string, string>>;

interface Released {
  readonly release: { readonly at: string };
}

/** A member of staff who changes the title of one brand's home page, through the api for staff. */
export class Publisher {
  private constructor(
    private readonly tenant: string,
    private readonly headers: Headers,
  ) {}

  static async of(brand: string, stack: Stack): Promise<Publisher> {
    const url = `${stack.apis[0]?.url ?? ''}/api/staff`;
    const headers = { 'content-type': 'application/json', 'x-forwarded-host': stack.env['CONSOLE_HOST'] ?? '' };
    const cookie = await signIn(url, headers, stack);
    return new Publisher(`${url}/tenants/${brand}`, { ...headers, cookie });
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

/** Signs in a new operator, as people do: invited, with a password and a second factor. Answers the session's cookie. */
async function signIn(url: string, headers: Headers, stack: Stack): Promise<string> {
  const email = `bench-${Date.now()}@manyhearts.example`;
  const about = ['--email', email, '--name', 'Benchmark', '--role', 'operator', '--author', OPERATOR];
  const cli = ['dist/backend/src/entrypoints/cli.js', 'staff', 'invite', ...about];
  const told = await promisify(execFile)(process.execPath, cli, { cwd: checkout, env: stack.env });
  const token = told.stdout.split('\n')[1] ?? '';
  const post = async (path: string, body: object, cookie = ''): Promise<Response> => {
    const answer = await fetch(url + path, {
      ...{ method: 'POST', headers: { ...headers, cookie }, body: JSON.stringify(body) },
    });
    if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
    return answer;
  };
  const cookieOf = ({ headers: answered }: Response): string => answered.getSetCookie()[0]?.split(';')[0] ?? '';
  await post('/invitation', { token, password: PASSWORD });
  const half = cookieOf(await post('/sign-in', { email, password: PASSWORD }));
  const { secret } = (await (await post('/sign-in/enrolment', {}, half)).json()) as { secret: string };
  const code = new TOTP({ secret: Secret.fromBase32(secret) }).generate();
  return cookieOf(await post('/sign-in/second-factor', { code }, half));
}
