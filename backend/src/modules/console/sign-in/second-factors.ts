import { Injectable } from '@nestjs/common';
import { createHash, randomBytes } from 'node:crypto';
import { Secret, TOTP } from 'otpauth';
import { DataKeys } from '../../../platform/data-keys';

const PURPOSE = 'staff second factor';
const SECRET_BYTES = 20;
const PERIOD = 30;
const RECOVERY_CODES = 10;
const RECOVERY_BYTES = 10;

export interface NewFactor {
  readonly sealed: Buffer;
  /** For whoever types it into an app. */
  readonly secret: string;
  /** For an app that reads a QR code. */
  readonly uri: string;
}

/** Codes by time (RFC 6238): thirty seconds each, one step early or late is taken. */
@Injectable()
export class SecondFactors {
  constructor(private readonly keys: DataKeys) {}

  create(staffId: number, email: string): NewFactor {
    const secret = new Secret({ size: SECRET_BYTES });
    return {
      sealed: this.keys.seal(PURPOSE, String(staffId), secret.base32),
      secret: secret.base32,
      uri: new TOTP({ issuer: 'Manyhearts staff', label: email, secret, period: PERIOD }).toString(),
    };
  }

  /** The time step that a code is right for. A step that was accepted once must never be again. */
  stepOf(staffId: number, sealed: Buffer, code: string, now = Date.now()): number | undefined {
    const secret = Secret.fromBase32(this.keys.open(PURPOSE, String(staffId), sealed));
    const delta = TOTP.validate({ token: code, secret, period: PERIOD, timestamp: now, window: 1 });
    return delta === null ? undefined : Math.floor(now / 1000 / PERIOD) + delta;
  }
}

/** A typed code without the spaces and dashes that make it legible. */
export const plainCode = (code: string): string => code.replace(/[\s-]/g, '').toUpperCase();
export const isTimeCode = (code: string): boolean => /^\d{6}$/.test(code);

/** 80 random bits each: too many to be guessed from their hashes. */
export const newRecoveryCodes = (): string[] =>
  Array.from({ length: RECOVERY_CODES }, () => {
    const { base32 } = new Secret({ buffer: Uint8Array.from(randomBytes(RECOVERY_BYTES)).buffer });
    return base32.match(/.{4}/g)?.join('-') ?? base32;
  });

export const recoveryHash = (code: string): Buffer => createHash('sha256').update(plainCode(code)).digest();
