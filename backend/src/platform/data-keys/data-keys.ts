import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import { CONFIG, type Config } from '../config/config';

const ALGORITHM = 'aes-256-gcm';
const KEY_BYTES = 32;
const NONCE_BYTES = 12;
const TAG_BYTES = 16;

/**
 * Keeps what we have to read again out of the database's sight, and makes secrets that need no keeping. Every purpose has
 * a key of its own (HKDF of `DATA_KEY`); `owner` binds a value to its row: sealed for one, it does not open for another.
 */
@Injectable()
export class DataKeys {
  /** By purpose, of which there are few: deriving one takes longer than opening a value with it. */
  private readonly sealingKeys = new Map<string, Buffer>();

  constructor(@Inject(CONFIG) private readonly config: Pick<Config, 'DATA_KEY'>) {}

  seal(purpose: string, owner: string, plain: string): Buffer {
    const nonce = randomBytes(NONCE_BYTES);
    const cipher = createCipheriv(ALGORITHM, this.sealingKey(purpose), nonce).setAAD(Buffer.from(owner));
    return Buffer.concat([nonce, cipher.update(plain, 'utf8'), cipher.final(), cipher.getAuthTag()]);
  }

  /** Throws where the value was sealed for something else, with another key, or has been changed. */
  open(purpose: string, owner: string, sealed: Buffer): string {
    const nonce = sealed.subarray(0, NONCE_BYTES);
    const decipher = createDecipheriv(ALGORITHM, this.sealingKey(purpose), nonce, { authTagLength: TAG_BYTES });
    decipher.setAAD(Buffer.from(owner)).setAuthTag(sealed.subarray(-TAG_BYTES));
    const plain = decipher.update(sealed.subarray(NONCE_BYTES, -TAG_BYTES));
    return Buffer.concat([plain, decipher.final()]).toString('utf8');
  }

  private sealingKey(purpose: string): Buffer {
    let key = this.sealingKeys.get(purpose);
    if (key === undefined) {
      key = this.derive(`seal ${purpose}`);
      this.sealingKeys.set(purpose, key);
    }
    return key;
  }

  /** 256 bits that are the same whenever the same thing is asked for. */
  derive(purpose: string): Buffer {
    return Buffer.from(hkdfSync('sha256', this.config.DATA_KEY, 'manyhearts', purpose, KEY_BYTES));
  }
}
