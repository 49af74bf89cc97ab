import { type components } from '../../../lib/api/schema';
import { client } from '../../api/client';
import { type MemberFile } from '../../api/members';
import { valueOf } from '../../api/problem';
import { type Self } from '../../api/self';
import { acts as texts } from '../../texts/members';
import { textIn } from '../../ui/use-act';

type Block = components['schemas']['BlockMemberRequest'];

export type ActName =
  'resend_reactivation' | 'unlock' | 'resend_activation' | 'lift_suppression' | 'unblock' | 'block' | 'deletion';

interface Act {
  readonly needs: Self['permissions'][number];
  readonly asksReason: boolean;
  readonly isOpen: (file: MemberFile) => boolean;
  /** The act that takes it back. */
  readonly undo?: ActName;
  readonly run: (slug: string, id: string, reason: string, form: FormData) => Promise<unknown>;
}

const stands = (file: MemberFile, name: ActName): boolean => file.standing.some(({ act }) => act === name);
const at = (slug: string, id: string) => ({ params: { path: { slug, id } } });

/** Reads from the dialog's fields which rule a block follows and how many days it lasts. */
function blockIn(form: FormData): Pick<Block, 'rule' | 'days'> {
  const days = textIn(form, 'days');
  return { rule: textIn(form, 'rule') as NonNullable<Block['rule']>, ...(days !== '' && { days: Number(days) }) };
}

/** The acts of staff on an account. Each is offered where it can be done, to people who may do it. */
export const MEMBER_ACTS: Readonly<Record<ActName, Act>> = {
  resend_reactivation: {
    ...{ needs: 'member.write', asksReason: false, isOpen: (file) => stands(file, 'resend_reactivation') },
    run: (slug, id) => valueOf(client.POST('/api/staff/tenants/{slug}/members/{id}/reactivation', at(slug, id))),
  },
  unlock: {
    ...{ needs: 'member.write', asksReason: false, isOpen: (file) => stands(file, 'unlock') },
    run: (slug, id) => valueOf(client.DELETE('/api/staff/tenants/{slug}/members/{id}/lockout', at(slug, id))),
  },
  lift_suppression: {
    ...{ needs: 'member.write', asksReason: false, isOpen: (file) => stands(file, 'lift_suppression') },
    run: (slug, id) => valueOf(client.DELETE('/api/staff/tenants/{slug}/members/{id}/mail-suppression', at(slug, id))),
  },
  resend_activation: {
    ...{ needs: 'member.write', asksReason: false, isOpen: (file) => stands(file, 'resend_activation') },
    run: (slug, id) => valueOf(client.POST('/api/staff/tenants/{slug}/members/{id}/activation', at(slug, id))),
  },
  unblock: {
    ...{ needs: 'member.write', asksReason: true, isOpen: (file) => stands(file, 'unblock'), undo: 'block' },
    run: (slug, id, reason) =>
      valueOf(client.POST('/api/staff/tenants/{slug}/members/{id}/unblock', { ...at(slug, id), body: { reason } })),
  },
  block: {
    ...{ needs: 'member.write', asksReason: true, undo: 'unblock' },
    isOpen: (file) => !stands(file, 'unblock'),
    run: (slug, id, reason, form) =>
      valueOf(
        client.POST('/api/staff/tenants/{slug}/members/{id}/block', {
          ...at(slug, id),
          body: { reason, ...blockIn(form) },
        }),
      ),
  },
  deletion: {
    ...{ needs: 'member.delete', asksReason: true, isOpen: ({ status }) => status !== 'pending_deletion' },
    run: (slug, id, reason) =>
      valueOf(client.POST('/api/staff/tenants/{slug}/members/{id}/deletion', { ...at(slug, id), body: { reason } })),
  },
};

/** Lists the acts that are possible now, the most helpful first. */
export function offeredActs(file: MemberFile, permissions: Self['permissions']): readonly ActName[] {
  const names = Object.keys(MEMBER_ACTS) as ActName[];
  const open = names.filter((name) => MEMBER_ACTS[name].isOpen(file) && permissions.includes(MEMBER_ACTS[name].needs));
  const first = file.standing.flatMap(({ act }) => (act === null ? [] : [act]));
  return [...new Set([...first.filter((name) => open.includes(name)), ...open])];
}

export const actPreview = (name: ActName): string => texts[`${name}_text`];
