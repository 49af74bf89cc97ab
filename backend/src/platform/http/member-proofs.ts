import { Inject, Injectable } from '@nestjs/common';
import { type FastifyRequest } from 'fastify';
import { type Statement } from '../database';
import { LOGGER, type Logger } from '../telemetry';
import { AuthenticationRequired, MemberAuthenticator } from './member-authenticator';
import { reportFastPathFailure } from './fast-path-failure';
import { MEANT_MEMBER, OtherMember, isMeant } from './meant-member';
import { type MemberIdentity, memberOf } from './site-request';

/** How PostgreSQL fails where a proof does not hold: see `MemberAuthenticator.prove`. */
const DIVISION_BY_ZERO = '22012';

/** One piece of work for a member whose session was found of late, and may have ended since. */
interface Work<Result> {
  /** In one round trip with the proof, and nothing is done where that fails. Undefined where it cannot be done so. */
  readonly proving: (member: MemberIdentity, proof: Statement) => Promise<Result | undefined>;
  /** For a member who has been authenticated. Also behind a `proving` that did nothing or failed. */
  readonly proven: (member: MemberIdentity) => Promise<Result>;
}

/** Finds out who asks: by a round trip of its own, or in the round trip that does the work. */
@Injectable()
export class MemberProofs {
  constructor(
    @Inject(MemberAuthenticator) private readonly members: MemberAuthenticator,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  /** Throws AuthenticationRequired or OtherMember. */
  async authenticate(request: FastifyRequest): Promise<MemberIdentity> {
    const token = request.context.session?.token;
    const member = token === undefined ? undefined : await this.members.authenticate(token);
    if (!member) throw new AuthenticationRequired();
    if (!isMeant(request.headers[MEANT_MEMBER], member)) throw new OtherMember();
    request.claim = undefined;
    request.member = member;
    return member;
  }

  /**
   * The member whom the token recently authenticated. Their request must be executed by `run`; `memberOf` throws before
   * that.
   */
  recall(request: FastifyRequest): MemberIdentity | undefined {
    const token = request.context.session?.token;
    const member = token === undefined ? undefined : this.members.recall(token);
    if (token === undefined || !member || !isMeant(request.headers[MEANT_MEMBER], member)) return undefined;
    request.claim = { token, member };
    return member;
  }

  /**
   * For endpoints that are `provenInFlight`. Whatever refuses or fails before the member is proven is tried again behind
   * `authenticate`, so that nobody is told anything else than that they are signed out.
   */
  async run<Result>(request: FastifyRequest, { proving, proven }: Work<Result>): Promise<Result> {
    const { claim } = request;
    if (!claim) return proven(memberOf(request));
    try {
      const result = await proving(claim.member, this.members.prove(claim.token, claim.member));
      if (result !== undefined) return result;
    } catch (error) {
      if ((error as { code?: unknown } | null)?.code !== DIVISION_BY_ZERO)
        reportFastPathFailure(this.logger, request.routeOptions.url ?? '', error);
    }
    return proven(await this.authenticate(request));
  }
}
