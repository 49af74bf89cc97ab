import { Injectable } from '@nestjs/common';

type CountNews = (account: number) => Promise<number>;

/** The number on the app's icon: unread messages and new likes, as they are counted where they are kept. */
@Injectable()
export class AppBadge {
  private readonly counts: CountNews[] = [];

  register(count: CountNews): void {
    this.counts.push(count);
  }

  async of(account: number): Promise<number> {
    const counted = await Promise.all(this.counts.map((count) => count(account)));
    return counted.reduce((sum, count) => sum + count, 0);
  }
}
