import { Injectable } from '@nestjs/common';
import { type FieldError } from '../../../platform/http';
import { type Change, type DocumentLayer, DocumentRefused, Revisions, changedMoneyPaths } from '../../tenants';
import { type WaveRow } from '../wave-rows';
import { changedSource } from './changed-source';

export type BrandPlan =
  | { readonly state: 'left_out'; readonly note: string }
  | { readonly state: 'faulty'; readonly base: number; readonly faults: readonly FieldError[] }
  | { readonly state: 'unchanged'; readonly base: number }
  | {
      readonly state: 'ready';
      readonly base: number;
      readonly source: DocumentLayer;
      readonly changes: readonly Change[];
      readonly money: boolean;
    };

/** Compares what a wave makes of a brand with what is live there. Stores nothing. */
@Injectable()
export class BrandPlans {
  constructor(private readonly revisions: Revisions) {}

  async make({ changes }: Pick<WaveRow, 'changes'>, tenantId: number): Promise<BrandPlan> {
    const live = await this.revisions.live(tenantId);
    if (!live) return { state: 'left_out', note: 'The brand is not live yet.' };
    const base = live.revision;
    const source = changedSource(live.source, live.document, changes);
    try {
      const plan = this.revisions.planOn(live, source);
      if (plan.changes.length === 0) return { state: 'unchanged', base };
      const money = changedMoneyPaths(plan.changes).length > 0;
      return { state: 'ready', base, source, changes: plan.changes, money };
    } catch (error) {
      if (error instanceof DocumentRefused) return { state: 'faulty', base, faults: error.faults };
      throw error;
    }
  }
}
