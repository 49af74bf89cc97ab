import { type TestApi } from './api';
import { withClient } from './database';

/**
 * Lets the audit refuse an action at the very end of the transaction that writes it, as a database that fails there would,
 * while the work is done. Nothing of an act may be left then.
 */
export const whileAuditRefuses = <T>({ database }: TestApi, action: string, work: () => Promise<T>): Promise<T> =>
  withClient(database.ownerUrl, async (owner) => {
    await owner.query(`
      create function refuse_audit() returns trigger language plpgsql as $$ begin raise exception 'no audit'; end $$;
      create constraint trigger refuse_audit after insert on audit_entry deferrable initially deferred
        for each row when (new.action = '${action}') execute function refuse_audit()`);
    try {
      return await work();
    } finally {
      await owner.query('drop trigger refuse_audit on audit_entry; drop function refuse_audit()');
    }
  });
