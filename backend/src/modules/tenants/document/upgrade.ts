import { fillInDefaults } from '../../../../../contract/site/defaults';
import { DOCUMENT_DEFAULTS, missingIn } from './defaults';
import type { TenantDocument } from './schema/document';

/** A document as it was stored: revisions are never rewritten, so it has the shape that the schema had then. */
export type StoredDocument = Readonly<Record<string, unknown>>;

/** Brings an older shape of the document into the next one. */
export type UpgradeStep = (document: StoredDocument) => StoredDocument;

/**
 * Where a setting was renamed or moved, oldest first. A setting that was added needs no step: documents from before it get
 * its default.
 */
const STEPS: readonly UpgradeStep[] = [];

/** A stored document in today's shape: each setting has a value. Called once where a revision is read, not per request. */
export function upgradeDocument(stored: StoredDocument, steps = STEPS): TenantDocument {
  const document = fillInDefaults(
    steps.reduce((before, step) => step(before), stored),
    DOCUMENT_DEFAULTS,
  );
  const missing = missingIn(document);
  if (missing.length > 0) throw new IncompleteRevision(missing);
  return document as TenantDocument;
}

/** A stored document lacks what every brand says itself. No page is made from it: nobody can guess a name or an address. */
export class IncompleteRevision extends Error {
  constructor(readonly paths: readonly string[]) {
    super(`The stored document lacks settings that have no default: ${paths.join(', ')}`);
  }
}
