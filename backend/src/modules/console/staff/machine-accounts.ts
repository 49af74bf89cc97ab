import { Injectable } from '@nestjs/common';
import { PlatformDatabase } from '../../../platform/database';
import { type Actor } from '../../tenants';
import { StaffNotFound } from '../errors';
import { holdPresent } from './hold-account';
import { type IssuedToken, type NewStaff, insertStaff, insertToken } from './staff-rows';
import { noteAccess } from './staff-standing';

export interface NewMachine extends Pick<NewStaff, 'name' | 'role' | 'tenantIds'> {
  /** A word that tells it from other programs, and makes the address by which the audit names it. */
  readonly handle: string;
}

/** The form of a handle: 2 to 40 small letters, digits and hyphens between them. */
export const HANDLE = /^(?=.{2,40}$)[a-z0-9]+(?:-[a-z0-9]+)*$/;

const FIRST_LABEL = 'first';

/** No mail server has it, so that nobody else ever gets the address. */
const addressOf = (handle: string): string => `${handle}@machine.invalid`;

/**
 * Accounts of programs: a role, brands and tokens. Nobody signs in to one, so that it approves nothing; and whoever was told
 * one of its tokens is behind what it writes, and approves nothing of it.
 */
@Injectable()
export class MachineAccounts {
  constructor(private readonly platform: PlatformDatabase) {}

  /** Adds one with its first token. */
  add({ handle, ...machine }: NewMachine, actor: Actor): Promise<IssuedToken & { readonly id: number }> {
    const email = addressOf(handle);
    return this.platform.transaction(async (connection) => {
      const id = await insertStaff(connection, { ...machine, email, machine: true }, actor);
      return { id, ...(await insertToken(connection, { staffId: id, subject: email, label: FIRST_LABEL }, actor)) };
    });
  }

  /** Makes a further token, so that the one before can be revoked once the program has it. */
  issue(id: number, label: string, actor: Actor): Promise<IssuedToken> {
    return this.platform.transaction(async (connection) => {
      const { email, machine } = await holdPresent(connection, id, actor);
      if (!machine) throw new StaffNotFound();
      const issued = await insertToken(connection, { staffId: id, subject: email, label }, actor);
      await noteAccess(connection, id, actor);
      return issued;
    });
  }
}
