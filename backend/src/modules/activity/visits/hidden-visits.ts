import { Injectable } from '@nestjs/common';
import { Database } from '../../../platform/database';

/** Members who leave no trace in the visitors of others. */
@Injectable()
export class HiddenVisits {
  constructor(private readonly database: Database) {}

  /** Since when the member leaves no trace; null where they do. */
  async since(member: number): Promise<Date | null> {
    const [row] = await this.database.query<{ since: Date }>('select since from hidden_visits where profile_id = $1', [
      member,
    ]);
    return row?.since ?? null;
  }

  /** From now on the member leaves no trace, and the traces that they have left are deleted. */
  async hide(member: number): Promise<void> {
    await this.database.batch([
      {
        text: 'insert into hidden_visits (profile_id) values ($1::integer) on conflict do nothing',
        values: [member],
      },
      { text: 'delete from profile_visit where viewer_id = $1::integer', values: [member] },
    ]);
  }

  /** The member leaves traces again: visits from before are not among them. */
  async show(member: number): Promise<void> {
    await this.database.batch([
      { text: 'delete from hidden_visits where profile_id = $1::integer', values: [member] },
      { text: 'delete from profile_visit where viewer_id = $1::integer', values: [member] },
    ]);
  }
}
