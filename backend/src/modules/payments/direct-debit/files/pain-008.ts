import { Document } from 'sepa';
import { type BankAccount } from '../../../../platform/payments';
import { sepaText } from './sepa-text';

/** A debit as a file asks the bank for it. */
export interface FiledDebit {
  readonly endToEndId: string;
  /** In cents. */
  readonly amount: number;
  readonly creditorId: string;
  readonly isFirst: boolean;
  readonly reference: string;
  /** `YYYY-MM-DD` */
  readonly signedOn: string;
  readonly holder: string;
  readonly iban: string;
}

/** Everything that stands in a file: the same of it makes the same bytes. */
export interface DebitFileContent {
  readonly id: string;
  /** `YYYY-MM-DDTHH:MM:SS`, of UTC. */
  readonly createdAt: string;
  /** `YYYY-MM-DD` */
  readonly collectOn: string;
  readonly creditor: BankAccount;
  /** On the payers' statements. */
  readonly description: string;
  readonly debits: readonly FiledDebit[];
}

const LONGEST_NAME = 70;
const LONGEST_DESCRIPTION = 140;

/** Writes pain.008.001.08 in the SEPA Core scheme: one block for the first debits of a creditor, and one for the later ones. */
export function writePain008(file: DebitFileContent): string {
  try {
    return documentOf(file).toString();
  } catch {
    // The message of the package quotes names and IBANs.
    throw new Error(`a debit does not fit into file ${file.id}`);
  }
}

function documentOf(file: DebitFileContent): Document {
  const document = new Document('pain.008.001.08');
  document.grpHdr.id = file.id;
  document.grpHdr.created = asLocal(file.createdAt);
  document.grpHdr.initiatorName = sepaText(file.creditor.holder, LONGEST_NAME);
  for (const [index, block] of blocksOf(file.debits).entries()) addBlock(document, file, block, index);
  return document;
}

function blocksOf(debits: readonly FiledDebit[]): (readonly FiledDebit[])[] {
  const blocks = new Map<string, FiledDebit[]>();
  for (const debit of debits) {
    const key = `${debit.creditorId} ${sequenceOf(debit)}`;
    const block = blocks.get(key);
    if (block) block.push(debit);
    else blocks.set(key, [debit]);
  }
  return [...blocks.values()];
}

const sequenceOf = ({ isFirst }: FiledDebit) => (isFirst ? 'FRST' : 'RCUR');

function addBlock(document: Document, file: DebitFileContent, debits: readonly FiledDebit[], index: number): void {
  const [first] = debits;
  if (!first) return;
  const { holder, iban, bic } = file.creditor;
  const block = document.createPaymentInfo();
  block.id = String(index + 1);
  block.collectionDate = asLocal(`${file.collectOn}T12:00:00`);
  block.batchBooking = true;
  block.localInstrumentation = 'CORE';
  block.sequenceType = sequenceOf(first);
  block.creditorId = first.creditorId;
  block.creditorName = sepaText(holder, LONGEST_NAME);
  block.creditorIBAN = iban;
  block.creditorBIC = bic ?? '';
  // Ids of debits are made of the block's, which is made of the document's here.
  document.addPaymentInfo(block);
  for (const debit of debits) {
    const entry = block.createTransaction();
    entry.end2endId = debit.endToEndId;
    entry.currency = 'EUR';
    entry.amount = debit.amount / 100;
    entry.mandateId = debit.reference;
    entry.mandateSignatureDate = asLocal(`${debit.signedOn}T12:00:00`);
    entry.debtorName = sepaText(debit.holder, LONGEST_NAME);
    entry.debtorIBAN = debit.iban;
    entry.remittanceInfo = sepaText(file.description, LONGEST_DESCRIPTION);
    block.addTransaction(entry);
  }
}

/** The package writes times as the clock of the machine shows them: read by the same clock, they stay as they are. */
const asLocal = (time: string): Date => new Date(time);
