import { mailError } from './mail-error';

describe('an error of the mail server', () => {
  it.each([
    ['a refused recipient', { responseCode: 550, command: 'RCPT TO', code: 'EENVELOPE' }, 'refused', 'smtp_550'],
    ['refused content', { responseCode: 554, command: 'DATA', code: 'EMESSAGE' }, 'refused', 'smtp_554'],
    ['a greylisted recipient', { responseCode: 451, command: 'RCPT TO', code: 'EENVELOPE' }, 'deferred', 'smtp_451'],
    ['content put off', { responseCode: 452, command: 'DATA', code: 'EMESSAGE' }, 'deferred', 'smtp_452'],
    ['a refused sender', { responseCode: 553, command: 'MAIL FROM', code: 'EENVELOPE' }, 'deferred', 'smtp_553'],
    ['a service that closes', { responseCode: 421, command: 'RCPT TO', code: 'EENVELOPE' }, 'outage', 'smtp_421'],
    ['a greeting that says no', { responseCode: 554, command: 'CONN', code: 'ECONNECTION' }, 'outage', 'smtp_554'],
    ['a wrong password', { responseCode: 535, command: 'AUTH PLAIN', code: 'EAUTH' }, 'outage', 'smtp_535'],
    ['a refused connection', { code: 'ESOCKET', originalCode: 'ECONNREFUSED' }, 'outage', 'esocket'],
    ['a timeout', { code: 'ETIMEDOUT', command: 'CONN' }, 'outage', 'etimedout'],
    ['something else', new Error('?'), 'deferred', 'unknown'],
  ])('%s', (_, cause, fault, code) => {
    expect(mailError(cause)).toMatchObject({ fault, code });
  });

  it.each([
    ['550 5.1.1 <jo@visitor.example>: unknown user', 'RCPT TO', { reply: 550, status: '5.1.1', of: 'recipient' }],
    ['550-5.7.1 first line\n550 5.7.1 second', 'DATA', { reply: 550, status: '5.7.1', of: 'content' }],
    ['550 no such user 5.1.1', 'RCPT TO', { reply: 550, status: undefined, of: 'recipient' }],
    ['450 4.2.2 full', 'RCPT TO', undefined],
    ['550 5.7.1 not you', 'MAIL FROM', undefined],
  ])('%s, to %s', (response, command, refusal) => {
    const error = mailError({ response, command, responseCode: Number(response.slice(0, 3)), code: 'EENVELOPE' });
    expect(error.refusal).toEqual(refusal);
  });
});
