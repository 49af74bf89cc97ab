import { type TrialMail } from '../../notifications';
import { type Finding } from '../finding';
import { HOST, checkTools, checkedBrand } from '../testing/checked-brand';
import { testMail } from './test-mail';

const SET_UP = {
  BOUNCE_DOMAIN: 'bounces.example',
  BOUNCE_MAILBOX_URL: 'imap://a:b@127.0.0.1/INBOX',
  BOUNCE_AUTHSERV_ID: 'MX.example',
};
const brand = checkedBrand();
const mail = brand.revision?.document.mail;
const sender = `${mail?.mailbox}@${mail?.domain ?? HOST}`;
const ARRIVED = { received_at: new Date(), server: 'mx.example', spf: 'pass', dkim: 'pass', dmarc: 'pass' };

const find = async (trial: Partial<TrialMail>, settings: object = SET_UP, of = brand): Promise<Finding> => {
  const row: TrialMail = {
    ...{ tenant_id: 1, nonce: Buffer.alloc(16), sender, sent_at: new Date(), failure: null, received_at: null },
    ...{ server: null, spf: null, dkim: null, dmarc: null, lost: 0, ...trial },
  };
  const tools = checkTools({ address: '127.0.0.1', port: 1 }, settings, {
    trialMails: { look: () => Promise.resolve(row) },
  });
  return testMail.run(of, tools, HOST);
};

it('is not needed without a mailbox, also below localhost, and waits for a sender', async () => {
  expect(await find({}, {})).toMatchObject({ state: 'not_needed' });
  expect(await find({}, { BOUNCE_DOMAIN: 'bounces.example' })).toMatchObject({ state: 'not_needed' });
  expect(await find({}, SET_UP, checkedBrand({ hosts: [] }))).toMatchObject({ state: 'wait' });
});

it('waits for a mail that is on its way, and for the next one after the sender was changed', async () => {
  expect(await find({})).toMatchObject({ state: 'wait', found: `A mail from ${sender} is on its way.` });
  expect(await find({ ...ARRIVED, sender: 'old@brand.dating' })).toMatchObject({ state: 'wait' });
});

it('tells the results of the trusted server', async () => {
  expect(await find(ARRIVED)).toMatchObject({
    state: 'ok',
    found: `From ${sender}, by mx.example: spf=pass, dkim=pass, dmarc=pass.`,
  });
  expect(await find({ ...ARRIVED, dkim: 'none', dmarc: null })).toMatchObject({
    ...{ state: 'wrong', fixer: 'domain_owner' },
    found: `From ${sender}, by mx.example: spf=pass, dkim=none, dmarc=not told.`,
  });
  expect(await find({ ...ARRIVED, dkim: 'temperror' })).toMatchObject({ state: 'wait' });
});

it('does not pass by the word of another server, or of none', async () => {
  const other = { ...ARRIVED, server: 'evil.example', spf: null, dkim: null, dmarc: null };
  expect(await find(other)).toMatchObject({ state: 'wrong', fixer: 'platform' });
  expect(await find(ARRIVED, { ...SET_UP, BOUNCE_AUTHSERV_ID: undefined })).toMatchObject({ state: 'wrong' });
  expect(await find({ ...other, server: null })).toMatchObject({ state: 'wrong' });
});

it('tells a mail that was refused, or has not come back', async () => {
  expect(await find({ failure: '5.7.1' })).toMatchObject({
    state: 'wrong',
    found: expect.stringContaining('5.7.1') as string,
  });
  expect(await find({ lost: 2 })).toMatchObject({ state: 'wrong' });
  expect(await find({ sent_at: new Date(Date.now() - 11 * 60_000) })).toMatchObject({ state: 'wrong' });
});
