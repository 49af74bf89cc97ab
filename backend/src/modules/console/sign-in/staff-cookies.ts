import { Inject, Injectable } from '@nestjs/common';
import { type FastifyReply, type FastifyRequest } from 'fastify';
import { CONFIG, type Config } from '../../../platform/config/config';
import { sentStaffSession, staffCookieName } from '../../../platform/http';
import { SESSION_AGE, type Stage } from './staff-sessions';

/** The token on its way to the browser and back: for the console's host only, never sent along from another site. */
@Injectable()
export class StaffCookies {
  private readonly name: string;
  private readonly attributes: string;

  constructor(@Inject(CONFIG) private readonly config: Config) {
    this.name = staffCookieName(config);
    this.attributes = `Path=/; HttpOnly; SameSite=Strict${config.PUBLIC_PROTOCOL === 'https' ? '; Secure' : ''}`;
  }

  read({ context }: Pick<FastifyRequest, 'context'>): string | undefined {
    return sentStaffSession(context.cookies, this.config);
  }

  set(reply: FastifyReply, token: string, stage: Stage): void {
    void reply.header('set-cookie', `${this.name}=${token}; Max-Age=${SESSION_AGE[stage]}; ${this.attributes}`);
  }

  clear(reply: FastifyReply): void {
    void reply.header('set-cookie', `${this.name}=; Max-Age=0; ${this.attributes}`);
  }
}
