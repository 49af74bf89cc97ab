import { writeFileSync } from 'node:fs';
import { type INestApplicationContext } from '@nestjs/common';
import {
  DebitFileAdmin,
  RETURN_REASONS,
  type ReturnReason,
  TellDebits,
  WriteDebitFile,
  type WrittenFile,
} from '../../modules/payments';
import { Tenants } from '../../modules/tenants';
import { toSignedDecimal } from '../../platform/payments';
import { actorOf } from './services';
import { type Options, UsageError, optional, required } from './usage';

/** Writes the debits that are due into a file for the bank, or one that was written before once more. */
export async function debitFile(services: INestApplicationContext, slug: string, options: Options): Promise<void> {
  const { id } = await services.get(Tenants).get(slug);
  const actor = await actorOf(services, required(options, 'author'));
  const known = optional(options, 'file');
  if (known !== undefined) {
    put(await services.get(DebitFileAdmin).writeAgain(id, known, actor), options);
    return;
  }
  const { file, leftOut } = await services.get(WriteDebitFile).write(id, required(options, 'account'), actor);
  for (const { attempt, reason } of leftOut) console.error(`${attempt} was left out and has ended: ${reason}`);
  if (file) put(file, options);
  else console.error('No debit is due: there is no file.');
}

/** The bank's copy goes to the output, or to a new file that nobody else can read; what it is goes to the errors. */
function put({ id, xml, debits, amount, collectOn }: WrittenFile, options: Options): void {
  const out = optional(options, 'out');
  console.error(`${id}: ${debits} debits of ${toSignedDecimal(amount)} EUR, to be collected on ${collectOn}`);
  if (out === undefined) {
    process.stdout.write(xml);
    return;
  }
  try {
    writeFileSync(out, xml, { mode: 0o600, flag: 'wx' });
  } catch {
    throw new UsageError(`${out} could not be written, or is there already. Give --file ${id} and another --out.`);
  }
}

export async function listDebitFiles(services: INestApplicationContext, slug: string): Promise<void> {
  const { id } = await services.get(Tenants).get(slug);
  const files = await services.get(DebitFileAdmin).list(id);
  for (const { id: file, account, collectOn, debits, amount, paid, returned } of files)
    console.log(
      `${file}  ${account}  ${collectOn}  ${debits} debits, ${toSignedDecimal(amount)} EUR, ${paid} paid, ${returned} returned`,
    );
  if (files.length === 0) console.log(`${slug} has no files.`);
}

/** Books that the bank has sent a debit back. Its id is as the list of an order, or the bank's statement, has it. */
export async function debitReturned(services: INestApplicationContext, slug: string, options: Options): Promise<void> {
  const attempt = attemptIn(options);
  const reason = reasonIn(options);
  const { id } = await services.get(Tenants).get(slug);
  const actor = await actorOf(services, required(options, 'author'));
  const isNew = await services.get(TellDebits).returned(id, attempt, reason, actor);
  console.log(isNew ? `${attempt} is booked as returned: ${reason}.` : `${attempt} was returned before.`);
}

/** Books that the bank has paid a file, without what was returned. */
export async function debitPaid(services: INestApplicationContext, slug: string, options: Options): Promise<void> {
  const { id } = await services.get(Tenants).get(slug);
  const actor = await actorOf(services, required(options, 'author'));
  const file = required(options, 'file');
  const booked = await services.get(TellDebits).paid(id, file, actor);
  console.log(booked === 0 ? `${file}: nothing new was paid.` : `${file}: ${booked} debits are booked as paid.`);
}

/** Statements have it without hyphens. */
function attemptIn(options: Options): string {
  const parts = /^([\da-f]{8})-?([\da-f]{4})-?([\da-f]{4})-?([\da-f]{4})-?([\da-f]{12})$/i.exec(
    required(options, 'attempt'),
  );
  if (!parts) throw new UsageError('--attempt is the end-to-end id of the debit.');
  return parts.slice(1).join('-').toLowerCase();
}

function reasonIn(options: Options): ReturnReason {
  const given = required(options, 'reason').toUpperCase();
  const reason = RETURN_REASONS.find((one) => one === given);
  if (reason === undefined) throw new UsageError(`--reason is one of ${RETURN_REASONS.join(', ')}.`);
  return reason;
}
