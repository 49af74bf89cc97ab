import { Inject, Injectable } from '@nestjs/common';
import { Database, type Statement } from '../../../platform/database';
import { OwnProfile, type OwnProfileSite } from '../profile/own-profile';
import { type OwnProfileResponse } from '../profile/own-profile.response';
import { type AnsweredPrompts } from './answered-prompts';

/** Where two changes meet, the second waits here, and then sees the first. */
const LOCK = 'select id from profile where id = $1 for no key update';
const READ = 'select code, answer from profile_prompt where profile_id = $1 order by position';

const REMOVE = 'delete from profile_prompt where profile_id = $1 and code <> all($2::text[])';
const WRITE = `
  insert into profile_prompt as p (profile_id, code, answer, position)
  select $1::integer, a.code, a.answer, a.place - 1
  from unnest($2::text[], $3::text[]) with ordinality a (code, answer, place)
  on conflict (tenant_id, profile_id, code) do update
    set (answer, position, changed_at) = (excluded.answer, excluded.position, now())
  where (p.answer, p.position) is distinct from (excluded.answer, excluded.position)`;
const MARK = 'update profile set changed_at = now() where id = $1';

/** The questions that a member has answered. */
@Injectable()
export class OwnPrompts {
  constructor(
    private readonly database: Database,
    @Inject(OwnProfile) private readonly profile: OwnProfile,
  ) {}

  /** Makes the answers what `change` says of those that are there, and tells the whole profile. The same again writes nothing. */
  async change(
    id: number,
    site: OwnProfileSite,
    change: (before: AnsweredPrompts) => AnsweredPrompts,
  ): Promise<OwnProfileResponse> {
    await this.database.transaction(async () => {
      const [, before = []] = await this.database.batch([
        { text: LOCK, values: [id] },
        { text: READ, values: [id] },
      ]);
      const was = before as unknown as AnsweredPrompts;
      const after = change(was);
      if (JSON.stringify(after) !== JSON.stringify(was)) await this.database.batch(writing(id, after));
    });
    const [rows] = await this.database.batch([this.profile.statement(id)]);
    return this.profile.present(rows?.[0], site);
  }
}

function writing(id: number, prompts: AnsweredPrompts): Statement[] {
  const codes = prompts.map(({ code }) => code);
  return [
    { text: REMOVE, values: [id, codes] },
    { text: WRITE, values: [id, codes, prompts.map(({ answer }) => answer)] },
    { text: MARK, values: [id] },
  ];
}
