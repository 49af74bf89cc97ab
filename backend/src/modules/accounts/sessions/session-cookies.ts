import { Inject, Injectable } from '@nestjs/common';
import { type FastifyReply, type FastifyRequest } from 'fastify';
import { CONFIG, type Config } from '../../../platform/config/config';
import { PLAIN_SESSION_COOKIE, sessionCookieName } from '../../../platform/http';
import { SESSION_DAYS } from './sessions';

/**
 * The token on its way to the browser and back: for this host only, out of reach of scripts and other sites. Beside it a
 * cookie that scripts may read, which says only that there is one: pages are the same for all, and show a member's frame
 * at once by it.
 */
@Injectable()
export class SessionCookies {
  private readonly name: string;
  private readonly shared: string;

  constructor(@Inject(CONFIG) config: Config) {
    this.name = sessionCookieName(config);
    this.shared = `SameSite=Lax${config.PUBLIC_PROTOCOL === 'https' ? '; Secure' : ''}`;
  }

  read({ context }: Pick<FastifyRequest, 'context'>): string | undefined {
    return context.session?.token;
  }

  set(reply: FastifyReply, token: string): void {
    this.write(reply, { token, hint: 'yes', age: SESSION_DAYS * 24 * 60 * 60 });
  }

  /** Gives a session that came under the cookie's former name its new name, for the `age` in seconds that it has left. */
  rename(reply: FastifyReply, token: string, age: number): void {
    void reply.header('set-cookie', [this.session(this.name, token, age), this.session(PLAIN_SESSION_COOKIE, '', 0)]);
  }

  clear(reply: FastifyReply): void {
    this.write(reply, { token: '', hint: '', age: 0 });
  }

  private write(reply: FastifyReply, { token, hint, age }: { token: string; hint: string; age: number }): void {
    void reply.header('set-cookie', [
      this.session(this.name, token, age),
      `member=${hint}; Max-Age=${age}; Path=/; ${this.shared}`,
      // The former name goes, so that its session does not come back when this one ends.
      ...(this.name === PLAIN_SESSION_COOKIE ? [] : [this.session(PLAIN_SESSION_COOKIE, '', 0)]),
    ]);
  }

  private session(name: string, token: string, age: number): string {
    return `${name}=${token}; Max-Age=${age}; Path=/; HttpOnly; ${this.shared}`;
  }
}
