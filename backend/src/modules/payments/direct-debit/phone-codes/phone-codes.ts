import { randomInt } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import { DataKeys } from '../../../../platform/data-keys';
import { Database } from '../../../../platform/database';
import { uuidV7 } from '../../../../platform/outbox';
import { Sms, SmsError } from '../../../../platform/sms';
import { currentTenantId } from '../../../../platform/tenancy';
import { LOGGER, type Logger } from '../../../../platform/telemetry';
import { PhoneCodeInvalid, PhoneCodesLimited, TextMessagesUnavailable } from '../errors';
import { keyedHash } from '../keyed-hash';
import { type SentCodes, countSent, isCountryStopped, isLimited } from './code-limits';
import { type MobileNumber } from './mobile-number';

export interface NewCode {
  readonly account: number;
  readonly phone: MobileNumber;
  /** Where the call comes from. */
  readonly network: string;
  /** The message, with the code in it. */
  readonly say: (code: string) => string;
}

const MINUTES = 10;
const TRIES = 5;
/** A number waits for itself alone, so that two calls at once do not pass its limit together. */
const HOLD_NUMBER = 'select pg_advisory_xact_lock(hashtextextended($1, 15))';

/** Each wrong code counts against the newest one, which lapses after ten minutes, five wrong tries or its use. */
const CHECK = `
  with newest as (
    select id from phone_code where account_id = $1::integer and phone_hash = $2 order by sent_at desc limit 1 for update
  )
  update phone_code c set wrong_tries = wrong_tries + (c.code_hash <> $3)::integer from newest
  where c.id = newest.id and c.entered_at is null and c.expires_at > now() and c.wrong_tries < ${TRIES}
  returning c.id, c.code_hash = $3 as "isRight"`;

/** Codes of six digits that prove that somebody reads messages to a number. */
@Injectable()
export class PhoneCodes {
  constructor(
    private readonly database: Database,
    @Inject(Sms) private readonly sms: Sms,
    @Inject(DataKeys) private readonly keys: DataKeys,
    @Inject(LOGGER) private readonly log: Logger,
  ) {}

  /** Answers when the code lapses. Never inside a transaction: it waits for the message to be taken. */
  async send({ account, phone, network, say }: NewCode): Promise<Date> {
    const code = String(randomInt(1_000_000)).padStart(6, '0');
    const expiresAt = await this.database.transaction(() => this.write(account, phone, network, code));
    try {
      await this.sms.send({ to: phone.number, text: say(code) });
    } catch (error) {
      if (!(error instanceof SmsError)) throw error;
      this.log.error({ tenant: currentTenantId(), code: error.code }, 'a text message was not sent');
      throw new TextMessagesUnavailable();
    }
    return expiresAt;
  }

  /** Answers the code's id, to be used up by `enter`. Throws where it is wrong, which counts. */
  async check(account: number, { number }: MobileNumber, code: string): Promise<string> {
    const phone = this.hashOf(number);
    const [checked] = await this.database.query<{ id: string; isRight: boolean }>(CHECK, [
      ...[account, phone, this.hashOfCode(account, number, code)],
    ]);
    if (!checked?.isRight) throw new PhoneCodeInvalid();
    return checked.id;
  }

  /** Uses a code up, once. */
  async enter(id: string): Promise<void> {
    const entered = await this.database.execute(
      'update phone_code set entered_at = now() where id = $1::uuid and entered_at is null',
      [id],
    );
    if (entered === 0) throw new PhoneCodeInvalid();
  }

  /** Lets a code be entered again after its use failed through no fault of the member. */
  async giveBack(id: string): Promise<void> {
    await this.database.execute('update phone_code set entered_at = null where id = $1::uuid', [id]);
  }

  hashOf(number: string): Buffer {
    return keyedHash(this.keys, 'phone', number);
  }

  private hashOfCode(account: number, number: string, code: string): Buffer {
    return keyedHash(this.keys, 'phone code', String(account), number, code);
  }

  private async write(account: number, { number, country, prefix }: MobileNumber, from: string, code: string) {
    const [phone, network] = [this.hashOf(number), keyedHash(this.keys, 'network', from)];
    const counted = countSent({ phone, prefix, network, account, country });
    await this.database.batch([
      { text: 'select from account where id = $1::integer for no key update', values: [account] },
      { text: HOLD_NUMBER, values: [phone.toString('hex')] },
    ]);
    const [sent] = await this.database.query<SentCodes>(counted.text, counted.values);
    if (!sent || isLimited(sent)) throw new PhoneCodesLimited();
    if (isCountryStopped(sent)) {
      this.log.error(
        { tenant: currentTenantId(), country },
        'text messages to a country are stopped: nobody enters them',
      );
      throw new TextMessagesUnavailable();
    }
    const [written] = await this.database.query<{ expiresAt: Date }>(
      `insert into phone_code (id, account_id, phone_hash, prefix, country, network_hash, code_hash, expires_at)
       values ($1::uuid, $2::integer, $3, $4, $5, $6, $7, now() + ${MINUTES} * interval '1 minute')
       returning expires_at as "expiresAt"`,
      [uuidV7(), account, phone, prefix, country, network, this.hashOfCode(account, number, code)],
    );
    return written?.expiresAt ?? new Date();
  }
}
