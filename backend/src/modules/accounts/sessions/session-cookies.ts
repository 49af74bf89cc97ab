import { Inject, Injectable } from '@nestjs/common';
import { type FastifyReply, type FastifyRequest } from 'fastify';
import { CONFIG, type Config } from '../../../platform/config/config';
import { SESSION_COOKIE, SESSION_TOKEN, cookieIn } from '../../../platform/http';
import { SESSION_DAYS } from './sessions';

/**
 * The token on its way to the browser and back: for this host only, out of reach of scripts and other sites. Beside it a
 * cookie that scripts may read, which says only that there is one: pages are the same for all, and show a member's frame
 * at once by it.
 */
@Injectable()
export class SessionCookies {
  private readonly shared: string;

  constructor(@Inject(CONFIG) { PUBLIC_PROTOCOL }: Config) {
    this.shared = `SameSite=Lax${PUBLIC_PROTOCOL === 'https' ? '; Secure' : ''}`;
  }

  read({ visit }: Pick<FastifyRequest, 'visit'>): string | undefined {
    const token = cookieIn(visit.cookies, SESSION_COOKIE);
    return token !== undefined && SESSION_TOKEN.test(token) ? token : undefined;
  }

  set(reply: FastifyReply, token: string): void {
    this.write(reply, { token, hint: 'yes', age: SESSION_DAYS * 24 * 60 * 60 });
  }

  clear(reply: FastifyReply): void {
    this.write(reply, { token: '', hint: '', age: 0 });
  }

  private write(reply: FastifyReply, { token, hint, age }: { token: string; hint: string; age: number }): void {
    void reply.header('set-cookie', [
      `${SESSION_COOKIE}=${token}; Max-Age=${age}; Path=/; HttpOnly; ${this.shared}`,
      `member=${hint}; Max-Age=${age}; Path=/; ${this.shared}`,
    ]);
  }
}
