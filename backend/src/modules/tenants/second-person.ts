import { type PlatformConnection } from '../../platform/database';
import { type WaitingWork } from '../../shared/waiting-work';
import { type Actor } from './actor';

export interface Approver {
  readonly id: number;
  readonly email: string;
}

/** Fails unless this member of staff counts as another person than those behind a decision. The console knows the staff. */
export type RequireSecondPerson = (
  connection: PlatformConnection,
  staffId: number,
  behind: readonly number[],
) => Promise<void>;

/** The token under which the console gives its rule to workers, who have no console. */
export const SECOND_PERSON_RULE = Symbol('second person rule');

/** Something that staff asked for and that a second person agrees to. */
export interface Asked {
  readonly status: string;
  /** The ids of those who control the account that asked; null where that is not known for sure, as on the command line. */
  readonly proposers: readonly number[] | null;
  readonly approvers: readonly number[];
}

/** The ids to store as `proposers`. */
export const proposersOf = ({ people }: Pick<Actor, 'people'>): readonly number[] | null =>
  people?.areAll ? people.ids : null;

/** The ids to store as `proposers` of what needs nobody else: it counts as theirs, whoever else may control the account. */
export const doersOf = ({ people }: Pick<Actor, 'people'>): readonly number[] | null => people?.ids ?? null;

/** The people whose word it is so far. */
export const peopleBehind = ({ proposers, approvers }: Omit<Asked, 'status'>): number[] => [
  ...(proposers ?? []),
  ...approvers,
];

/** Where it is not known for sure who asked, two have to agree. */
export const approvalsMissing = ({ status, proposers, approvers }: Asked): number =>
  status === 'waiting' ? Math.max(0, (proposers === null ? 2 : 1) - approvers.length) : 0;

/** The work of agreeing, which is due within a day. */
export const secondPersonWork = (from: string, where = "w.status = 'waiting'"): WaitingWork => ({
  ...{ from, where, id: 'w.id::text', since: 'w.asked_at', due: { limits: [{ within: 24 * 60 }] } },
});
