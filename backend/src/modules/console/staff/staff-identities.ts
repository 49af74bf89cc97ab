import { isDeepStrictEqual } from 'node:util';
import { Injectable } from '@nestjs/common';
import { LRUCache } from 'lru-cache';
import { PlatformDatabase, type Statement } from '../../../platform/database';
import {
  type RecalledStaff,
  StaffAuthenticator,
  type StaffCredential,
  type StaffIdentity,
} from '../../../platform/http';
import { WHOSE_SESSION } from '../sign-in/staff-sessions';
import { hashOfToken } from './staff-rows';
import { WHOSE_TOKEN } from './staff-tokens';

const REMEMBERED = 10_000;

const WHOSE = { token: WHOSE_TOKEN, session: WHOSE_SESSION } as const;

/** Knows members of staff by their tokens and sessions, and whom it found by which of late. It keeps hashes alone. */
@Injectable()
export class StaffIdentities extends StaffAuthenticator {
  private readonly seen = new LRUCache<string, StaffIdentity>({ max: REMEMBERED });

  constructor(private readonly platform: PlatformDatabase) {
    super();
  }

  override async authenticate(credential: StaffCredential): Promise<StaffIdentity | undefined> {
    const { name, statement } = asked(credential);
    const [identity] = await this.platform.prepared<StaffIdentity>(statement.text, statement.values);
    // Undefined takes away what was kept.
    this.seen.set(name, identity);
    return identity;
  }

  override recall(credential: StaffCredential): RecalledStaff | undefined {
    const { name, statement } = asked(credential);
    const identity = this.seen.get(name);
    if (!identity) return undefined;
    return { identity, proof: statement, isProvenBy: (rows) => isDeepStrictEqual(rows?.[0], identity) };
  }
}

function asked({ kind, secret }: StaffCredential): { readonly name: string; readonly statement: Statement } {
  const hash = hashOfToken(secret);
  return { name: `${kind}:${hash.toString('latin1')}`, statement: { text: WHOSE[kind], values: [hash] } };
}
