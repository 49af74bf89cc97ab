import { Injectable } from '@nestjs/common';
import { Database } from '../../../platform/database';
import { PageSight } from '../../../platform/realtime';
import { type Decision, FreshPushes, type PushEntry, type PushMessage } from '../sending/fresh-pushes';
import { type PushPayload } from '../sending/push-entry';
import { AppBadge } from './app-badge';
import { PushBrands } from './push-brands';
import { type Pace, countTold, lockPace, verdict } from './push-verdict';
import { type NewsKind, type PushSource, newsBody } from './push-words';

/** An entry that goes out this much later than it was written was held back: what came meanwhile is told with it. */
const HELD_AFTER_MS = 60_000;

export interface ToldNews extends PushSource {
  readonly id: number;
}

/** Something new of which members are told, once however many entries there are about it. */
export interface NewsPush {
  readonly push: string;
  readonly kind: NewsKind;
  readonly pace: Pace;
  /**
   * Common tables `news`, which is what is new for account `$1` and what no entry but `$2` has told of, and `told` (id, name,
   * fictional, count), which marks it as told by that entry where `verdict` (account, at) says that it may be told now. `$3`
   * is the entry’s subject; with `$4` what is new besides belongs to it.
   */
  readonly tell: string;
  readonly urgency: PushMessage['urgency'];
  readonly ttlSeconds: number;
  /** Where a click leads, and what a later push replaces. */
  readonly place: (told: readonly ToldNews[]) => Pick<PushMessage, 'path' | 'tag'>;
}

interface Verdict {
  readonly at: Date | null;
  readonly told: readonly ToldNews[] | null;
}

/** Decides about pushes of what others did, when they go out: whether they are still true, wanted, and not too many. */
@Injectable()
export class NewsPushes {
  constructor(
    private readonly fresh: FreshPushes,
    private readonly database: Database,
    private readonly sight: PageSight,
    private readonly brands: PushBrands,
    private readonly badge: AppBadge,
  ) {}

  register(news: NewsPush): void {
    const { kind, pace, tell } = news;
    const statement = `with asked as (select $3::integer as subject, $4::boolean as with_all), ${verdict(kind, pace)}, ${tell}, ${countTold(kind)}
      select case when exists (select from news) then v.at end as at, (select json_agg(told) from told) as told from verdict v`;
    this.fresh.register(news.push, (written, entry) => this.decide(news, statement, written, entry));
  }

  private async decide(
    news: NewsPush,
    statement: string,
    { account, subject }: PushPayload,
    { id, createdAt }: PushEntry,
  ): Promise<Decision> {
    const sight = await this.sight.of(account);
    if (sight === 'in_sight') return null;
    if (sight !== 'none') return { at: sight.until };
    const brand = await this.brands.current();
    if (!brand) return null;
    const isHeld = Date.now() - createdAt.getTime() > HELD_AFTER_MS;
    const [, [found]] = (await this.database.batch([
      lockPace(account, news.kind),
      { text: statement, values: [account, id, subject ?? null, isHeld] },
    ])) as unknown as [unknown, Verdict[]];
    const told = found?.told ?? [];
    if (!found) return null;
    if (told.length === 0) return found.at && { at: found.at };
    const badge = await this.badge.of(account);
    return ({ locale, showsNames }) => {
      const tag = brand.tagFor(locale);
      const words = { label: brand.labelIn(locale, 'one'), labels: brand.labelIn(locale, 'several') };
      return Promise.resolve({
        ...{ kind: news.kind, title: brand.title, lang: tag, renotify: true, badge },
        ...{ urgency: news.urgency, ttlSeconds: news.ttlSeconds, ...news.place(told) },
        body: newsBody(news.kind, told, { tag, showsNames, ...words }),
      });
    };
  }
}
