import { checkComplaint, type Complaint, readComplaint } from './complaint-rules';

const GOOD: Complaint = {
  kind: 'payment',
  message: 'I was charged twice on the 3rd of May.',
  reference: '',
  name: 'Robin Example',
  email: 'robin@example.com',
};

describe('the rules of a complaint', () => {
  it('takes a complete complaint, with or without a reference', () => {
    expect(checkComplaint(GOOD)).toEqual({});
    expect(checkComplaint({ ...GOOD, reference: 'ORDER-12' })).toEqual({});
  });

  it('names every fault at once', () => {
    expect(checkComplaint({ kind: '', message: '', reference: 'x'.repeat(101), name: '', email: '' })).toEqual({
      kind: 'kind_missing',
      message: 'message_too_short',
      reference: 'reference_too_long',
      name: 'name_missing',
      email: 'email_missing',
    });
  });

  it('counts characters as a person does', () => {
    const family = '👩‍👩‍👧‍👦';
    expect(checkComplaint({ ...GOOD, message: family.repeat(19) }).message).toBe('message_too_short');
    expect(checkComplaint({ ...GOOD, message: family.repeat(20) }).message).toBeUndefined();
    expect(checkComplaint({ ...GOOD, message: family.repeat(5001) }).message).toBe('message_too_long');
    expect(checkComplaint({ ...GOOD, name: family.repeat(100) }).name).toBeUndefined();
  });

  it.each(['robin', 'robin@', '@example.com', 'robin@example', 'ro bin@example.com', 'robin@example..com'])(
    'does not take %s for an address',
    (email) => {
      expect(checkComplaint({ ...GOOD, email }).email).toBe('email_invalid');
    },
  );

  it('knows no kinds but those of the api', () => {
    expect(checkComplaint({ ...GOOD, kind: 'praise' }).kind).toBe('kind_missing');
  });

  it('reads a form without the spaces and line ends that nobody typed', () => {
    const data = new FormData();
    data.set('name', '  Robin ');
    data.set('message', 'one\r\ntwo\r\n');
    expect(readComplaint(data)).toEqual({ kind: '', message: 'one\ntwo', reference: '', name: 'Robin', email: '' });
  });
});
