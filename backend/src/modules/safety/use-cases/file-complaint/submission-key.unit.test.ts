import { complaintReference } from './complaint-reference';
import { submissionKey } from './submission-key';

const complaint = { name: 'Jo', email: 'Jo@visitor.example', kind: 'other', message: 'The same words as before.' };
const day = new Date('2026-11-20T10:00:00Z');

describe('two submissions', () => {
  it('with one key are one, whatever else they say', () => {
    expect(submissionKey({ ...complaint, message: 'Other words, the same key.' }, 'key-12345', day)).toBe(
      submissionKey(complaint, 'key-12345', day),
    );
  });

  it('with one key of two people are two', () => {
    expect(submissionKey({ ...complaint, email: 'al@visitor.example' }, 'key-12345', day)).not.toBe(
      submissionKey(complaint, 'key-12345', day),
    );
  });

  it('without a key are one on one day, and two on two', () => {
    expect(submissionKey({ ...complaint, email: 'jo@VISITOR.example' }, undefined, day)).toBe(
      submissionKey(complaint, undefined, new Date('2026-11-20T23:59:59Z')),
    );
    expect(submissionKey(complaint, undefined, new Date('2026-11-21T00:00:00Z'))).not.toBe(
      submissionKey(complaint, undefined, day),
    );
  });

  it('without a key that differ in a word are two', () => {
    expect(submissionKey({ ...complaint, message: 'The same words as after.' }, undefined, day)).not.toBe(
      submissionKey(complaint, undefined, day),
    );
  });
});

it('a reference is read aloud without doubt and never guessed', () => {
  const references = Array.from({ length: 1000 }, complaintReference);
  for (const reference of references) expect(reference).toMatch(/^C-[0-9A-HJKMNP-TV-Z]{12}$/);
  expect(new Set(references).size).toBe(1000);
});
