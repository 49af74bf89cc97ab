import { type Answer } from '../../../lib/api/problem';
import { type Draft, forgetDraft, keepDraft, keptDraft } from './drafts';
import { type FieldName, isSame, isWritten, type OwnProfile, type PromptField, savedValue, type Value } from './values';

export type Refusal = Exclude<Answer<OwnProfile>, { state: 'done' }>;

/** How it stands with one field that was changed here. */
export type Progress =
  | { readonly name: 'changed' | 'saving' }
  /** While somebody is still writing, their own form of it stays. */
  | { readonly name: 'saved'; readonly isLeft: boolean }
  | { readonly name: 'refused'; readonly refusal: Refusal }
  /** Found again, but not to be sent without a word of the member's. */
  | { readonly name: 'found' };

export interface Entry extends Draft {
  readonly progress: Progress;
}
export type Entries = Partial<Readonly<Record<FieldName, Entry>>>;

interface Ports {
  /** Values that do not fit are not sent until they do. */
  readonly fits: (field: FieldName, value: Value) => boolean;
  readonly send: (field: FieldName, value: Value, replaces: PromptField | undefined) => Promise<Answer<OwnProfile>>;
  /** Resolves once the page knows the profile: until then the field shows what was sent. */
  readonly onSaved: (profile: OwnProfile, field?: FieldName) => Promise<void>;
}

/** After the last key of a text, and after the last of several choices. */
const PAUSES_MS = { text: 1500, choice: 400 } as const;

/**
 * Saves field by field: one request after the other, so that answers come in order, and each with one field, so that two
 * tabs change only what was changed in them. What is not saved is kept on the device until it is.
 */
export class ProfileSaver {
  private entries: Entries = {};
  private member = 0;
  private profile: OwnProfile | undefined;
  private queue = Promise.resolve();
  private sending: FieldName | undefined;
  private readonly written = new Set<FieldName>();
  private readonly pauses = new Map<FieldName, ReturnType<typeof setTimeout>>();
  private readonly watchers = new Set<() => void>();

  constructor(private readonly ports: Ports) {}

  readonly watch = (watcher: () => void): (() => void) => {
    this.watchers.add(watcher);
    return () => this.watchers.delete(watcher);
  };

  readonly all = (): Entries => this.entries;

  /** The profile as the api tells it; at the first time, what was not saved is taken up again. */
  know(member: number, profile: OwnProfile, fields: readonly FieldName[]): void {
    const isFirst = this.profile === undefined;
    this.member = member;
    this.profile = profile;
    if (isFirst) for (const field of fields) this.takeUp(field);
  }

  /** Kept at once, and sent after a pause. A name is not sent before it is whole. */
  change(field: FieldName, value: Value, replaced?: PromptField): void {
    if (!this.profile) return;
    const entry = this.entries[field];
    const before = entry && entry.progress.name !== 'saved' ? entry.before : savedValue(this.profile, field);
    const draft = { value, before, replaces: replaced ?? entry?.replaces };
    keepDraft(this.member, field, draft);
    this.set(field, { ...draft, progress: { name: 'changed' } });
    if (isWritten(field)) this.written.add(field);
    clearTimeout(this.pauses.get(field));
    if (field === 'name') return;
    const submit = (): void => {
      this.submit(field);
    };
    this.pauses.set(field, setTimeout(submit, PAUSES_MS[isWritten(field) ? 'text' : 'choice']));
  }

  /** The member has gone on to something else. */
  leave(field: FieldName): void {
    this.written.delete(field);
    const entry = this.entries[field];
    if (entry?.progress.name === 'changed') this.submit(field);
    if (entry?.progress.name === 'saved') this.set(field, { ...entry, progress: { name: 'saved', isLeft: true } });
  }

  retry(field: FieldName): void {
    const entry = this.entries[field];
    if (!entry) return;
    this.set(field, { ...entry, progress: { name: 'changed' } });
    this.submit(field);
  }

  /** Back to what the profile says. */
  discard(field: FieldName): void {
    clearTimeout(this.pauses.get(field));
    forgetDraft(this.member, field);
    this.set(field, undefined);
  }

  /** Another change of the profile, made in turn with those of its fields. */
  run(change: () => Promise<Answer<OwnProfile>>): Promise<Answer<OwnProfile>> {
    const answered = this.queue.then(async () => {
      const answer = await change();
      if (answer.state === 'done') {
        this.profile = answer.value;
        await this.ports.onSaved(answer.value);
      }
      return answer;
    });
    this.queue = answered.then(() => undefined);
    return answered;
  }

  /** The connection is there again. */
  retryUnreached(): void {
    for (const [field, { progress }] of this.listed())
      if (progress.name === 'refused' && progress.refusal.state === 'unreachable') this.retry(field);
  }

  /** The page is being left: what waits goes now, but nothing that would overtake itself. */
  sendAll(): void {
    for (const [field, { progress }] of this.listed()) {
      if (progress.name !== 'changed' || field === 'name' || field === this.sending) continue;
      clearTimeout(this.pauses.get(field));
      void this.send(field);
    }
  }

  private takeUp(field: FieldName): void {
    const draft = keptDraft(this.member, field);
    if (!draft || !this.profile) return;
    const saved = savedValue(this.profile, field);
    const isCurrent = isSame(draft.before, saved);
    if (isSame(draft.value, saved) || (!isCurrent && !isWritten(field))) forgetDraft(this.member, field);
    else if (isCurrent && field !== 'name') {
      this.set(field, { ...draft, progress: { name: 'changed' } });
      this.submit(field);
    } else this.set(field, { ...draft, progress: { name: 'found' } });
  }

  private submit(field: FieldName): void {
    clearTimeout(this.pauses.get(field));
    this.queue = this.queue.then(async () => {
      this.sending = field;
      await this.send(field);
      this.sending = undefined;
    });
  }

  private async send(field: FieldName): Promise<void> {
    const entry = this.entries[field];
    if (entry?.progress.name !== 'changed' || !this.profile || !this.ports.fits(field, entry.value)) return;
    if (isSame(entry.value, savedValue(this.profile, field))) {
      this.discard(field);
      return;
    }
    this.set(field, { ...entry, progress: { name: 'saving' } });
    const answer = await this.ports.send(field, entry.value, entry.replaces);
    if (answer.state === 'done') {
      this.profile = answer.value;
      await this.ports.onSaved(answer.value, field);
    }
    const now = this.entries[field];
    // Changed again meanwhile: that goes its own way.
    if (now?.progress.name !== 'saving') return;
    if (answer.state === 'done') forgetDraft(this.member, field);
    const progress: Progress =
      answer.state === 'done'
        ? { name: 'saved', isLeft: !this.written.has(field) }
        : { name: 'refused', refusal: answer };
    this.set(field, { ...now, progress });
  }

  private listed(): [FieldName, Entry][] {
    return Object.entries(this.entries) as [FieldName, Entry][];
  }

  private set(field: FieldName, entry: Entry | undefined): void {
    const others = Object.fromEntries(this.listed().filter(([other]) => other !== field)) as Entries;
    this.entries = entry ? { ...others, [field]: entry } : others;
    for (const watcher of this.watchers) watcher();
  }
}
