import { checkStatement, readStatement, type Statement } from './statement-rules';

const GOOD: Statement = { name: 'Robin Example', email: 'robin@example.com', order: '1042', message: '' };

describe('the rules of a statement of withdrawal', () => {
  it('take one with or without a message, and a description in place of a number', () => {
    expect(checkStatement(GOOD)).toEqual({});
    expect(checkStatement({ ...GOOD, order: '60 credits, last Tuesday', message: 'Thanks.' })).toEqual({});
  });

  it('name every fault at once', () => {
    expect(checkStatement({ name: '', email: '', order: '', message: 'x'.repeat(1001) })).toEqual({
      ...{ name: 'name_missing', email: 'email_missing', order: 'order_missing', message: 'message_too_long' },
    });
    expect(checkStatement({ ...GOOD, name: 'x'.repeat(101), email: 'robin@', order: 'x'.repeat(201) })).toEqual({
      ...{ name: 'name_too_long', email: 'email_invalid', order: 'order_too_long' },
    });
  });

  it('read a form without the spaces and line ends that nobody typed', () => {
    const data = new FormData();
    data.set('name', '  Robin ');
    data.set('message', 'one\r\ntwo\r\n');
    expect(readStatement(data)).toEqual({ name: 'Robin', email: '', order: '', message: 'one\ntwo' });
  });
});
