import { CHAT_SAFETY } from './chat-safety-defaults';
import type { TenantDocument } from './schema/document';

type Later = 'pages' | 'postbacks' | 'chat_safety';

/** A document as it was stored: parts that the schema got later are missing. */
export type StoredDocument = Omit<TenantDocument, Later> & Partial<Pick<TenantDocument, Later>>;

/** Revisions are never rewritten: those from before a part existed get what a brand without it has. */
export function upgradeDocument(stored: StoredDocument): TenantDocument {
  return {
    ...stored,
    pages: stored.pages ?? [],
    postbacks: stored.postbacks ?? [],
    chat_safety: stored.chat_safety ?? CHAT_SAFETY,
  };
}
