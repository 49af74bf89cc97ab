import { Injectable } from '@nestjs/common';
import { GREATEST_ID, type StaffRole, permissionsOf } from '../../../platform/http';
import { Waves } from '../../fleet';
import { CaseSearch, type FoundCase } from '../../moderation';
import { type Brands } from '../money/reached-brands';
import { type FoundObjectResponse } from './found.response';

const NOTICE = /^n-[0-9a-z]{12}$/i;
const NUMBER = /^[1-9]\d{0,9}$/;
const WAVE = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i;

/** Finds objects by a whole id or reference. Each kind is behind the permission of the screen that shows it. */
@Injectable()
export class FoundObjects {
  constructor(
    private readonly cases: CaseSearch,
    private readonly waves: Waves,
  ) {}

  async find(term: string, role: StaffRole, brands: Brands): Promise<FoundObjectResponse[]> {
    const permissions = permissionsOf(role);
    if (WAVE.test(term)) return permissions.includes('platform.read') ? this.wave(term.toLowerCase()) : [];
    if (!permissions.includes('moderation.read')) return [];
    const found = await this.casesOf(term, brands.ids);
    const mayOpenFiles = permissions.includes('member.read');
    return found.flatMap((one) => shownOf(one, brands.slugOf(one.tenant_id), mayOpenFiles));
  }

  private casesOf(term: string, tenants: readonly number[]): Promise<FoundCase[]> | readonly FoundCase[] {
    if (NOTICE.test(term)) return this.cases.byReference(tenants, term.toUpperCase());
    if (NUMBER.test(term) && Number(term) <= GREATEST_ID) return this.cases.byId(tenants, Number(term));
    return [];
  }

  private async wave(id: string): Promise<FoundObjectResponse[]> {
    const reason = await this.waves.reasonOf(id);
    return reason === null
      ? []
      : [{ kind: 'wave', tenant: null, id, label: reason, screen: 'wave', item: null, member: null }];
  }
}

/** A case that waits is shown at its desk, one that is decided in the member's file. One that no screen shows is left out. */
function shownOf(
  { kind, id, reference, desk, item, member }: FoundCase,
  tenant: string,
  mayOpenFiles: boolean,
): FoundObjectResponse[] {
  const shown = { kind, tenant, id: String(id), label: reference ?? String(id) };
  if (desk !== null) return [{ ...shown, screen: desk, item, member: null }];
  return member !== null && mayOpenFiles ? [{ ...shown, screen: 'member', item: null, member }] : [];
}
