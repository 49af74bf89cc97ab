import { Inject, Injectable } from '@nestjs/common';
import { CONFIG, type Config, originOf } from '../../../platform/config/config';
import { type PlatformConnection, PlatformDatabase } from '../../../platform/database';
import { MailError, MailTransport } from '../../../platform/mail';
import { LOGGER, type Logger } from '../../../platform/telemetry';
import { type ToldStop, stopMail } from './stop-mail';

/** Longer than the mail server may take for one mail. */
const LEASE = '5 minutes';
const LONGEST_PAUSE = '1 hour';
/** Somebody has seen the wave by then, or the alert of stopped waves. */
const GIVEN_UP_AFTER = '1 day';

interface DueMail extends ToldStop {
  readonly email: string;
}

/** Writes a mail down for each person who may act on the wave, in the transaction that stops it. */
export async function tellOperators(connection: PlatformConnection, wave: string, words: string): Promise<void> {
  await connection.query(
    `insert into fleet_wave_mail (id, wave, staff_id, words)
     select gen_random_uuid(), $1, id, $2 from staff where role = 'operator' and disabled_at is null and password_hash is not null`,
    [wave, words],
  );
}

/** Sends mails about waves that stopped by themselves. Any number of workers may do it at once. */
@Injectable()
export class StopMails {
  constructor(
    private readonly platform: PlatformDatabase,
    private readonly transport: MailTransport,
    @Inject(CONFIG) private readonly config: Config,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  /** Sends one mail. Answers false where none is due. */
  async sendNext(): Promise<boolean> {
    await this.giveUp();
    const mail = await this.claim();
    if (!mail) return false;
    const { CONSOLE_HOST: host, STAFF_MAIL_FROM: sender = `console@${host}` } = this.config;
    const from = { name: 'Console', address: sender };
    try {
      await this.transport.send(stopMail(mail, { from, to: mail.email, host, origin: originOf(this.config, host) }));
    } catch (error) {
      if (!(error instanceof MailError)) throw error;
      this.logger.warn({ wave: mail.wave, fault: error.fault, code: error.code }, 'staff were not told of a wave');
      if (error.fault !== 'refused') return true;
    }
    await this.platform.execute('delete from fleet_wave_mail where id = $1', [mail.id]);
    return true;
  }

  /** The next try of a mail is due after its lease, and then after twice as long each time. */
  private async claim(): Promise<DueMail | undefined> {
    const [row] = await this.platform.query<DueMail>(
      `with claimed as (
         update fleet_wave_mail set attempts = attempts + 1,
           due_at = now() + least($1::interval * power(2, least(attempts, 10)), $2::interval)
         where id = (select id from fleet_wave_mail where due_at <= now() order by due_at limit 1 for update skip locked)
         returning id, wave, staff_id, words)
       select c.id, c.wave, c.words, s.email,
         (select count(*)::integer from fleet_wave_brand b where b.wave = c.wave and b.state = 'published') as changed,
         (select count(*)::integer from fleet_wave_brand b where b.wave = c.wave and b.state = 'ready') as ready
       from claimed c join staff s on s.id = c.staff_id`,
      [LEASE, LONGEST_PAUSE],
    );
    return row;
  }

  /** Deletes mails that are too old, and those of people who are no operators any more. */
  private async giveUp(): Promise<void> {
    await this.platform.execute(
      `delete from fleet_wave_mail m where created_at < now() - $1::interval
         or not exists (select from staff s where s.id = m.staff_id and s.role = 'operator' and s.disabled_at is null)`,
      [GIVEN_UP_AFTER],
    );
  }
}
