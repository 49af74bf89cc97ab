import { type Finding } from '../finding';
import { type CheckedBrand, type LaunchCheck } from '../launch-check';
import { HOST, checkTools, checkedBrand, setAt } from '../testing/checked-brand';
import { languages } from './languages';
import { legal } from './legal';
import { look } from './look';
import { pages } from './pages';
import { prices } from './prices';
import { discreetName, pushKey } from './push';
import { reachesUs } from './reaches-us';
import { testMail } from './test-mail';
import { www } from './www';

const tools = checkTools({ address: '127.0.0.1', port: 53 });
const find = async (check: LaunchCheck, brand = checkedBrand(), given = tools): Promise<Finding> =>
  check.run(brand, given, '');

/** A brand whose settings say something else at some paths. */
function saying(values: Readonly<Record<string, unknown>>, more: Partial<CheckedBrand> = {}): CheckedBrand {
  const brand = checkedBrand(more);
  for (const [path, value] of Object.entries(values)) setAt(brand.revision?.document, path.split('.'), value);
  return brand;
}
const REACHABLE = { 'company.email': 'law@brand.dating', 'settings.support_email': 'help@brand.dating' };

it.each([legal, prices, look, languages, discreetName, pages])('$name waits for a first draft', async (check) => {
  expect(await find(check, checkedBrand({ revision: undefined }))).toMatchObject({ state: 'wait', fixer: 'brand' });
});

it('the trader: reachable, with terms of today, and in countries whose law is known', async () => {
  expect(await find(legal, saying(REACHABLE))).toMatchObject({ state: 'ok' });
  expect(await find(legal)).toMatchObject({ state: 'wrong', found: expect.stringContaining('No mail arrives') });
  const later = saying({ ...REACHABLE, 'company.added': '2999-01-01' });
  expect(await find(legal, later)).toMatchObject({ state: 'wrong', found: expect.stringContaining('in the future') });
  const faulty = saying(REACHABLE, { faults: ['company.kvk: Give a number.'] });
  expect(await find(legal, faulty)).toMatchObject({ state: 'wrong', found: 'company.kvk: Give a number.' });
  const local = checkedBrand({ hosts: [{ host: 'brand.localhost', kind: 'primary', state: 'live' }] });
  expect(await find(legal, local)).toMatchObject({ state: 'ok' });
});

it('prices wait for a second person, and faults of prices alone are theirs', async () => {
  expect(await find(prices)).toMatchObject({ state: 'ok' });
  expect(await find(prices, checkedBrand({ missingApproval: 'Somebody has to.' }))).toMatchObject({
    state: 'wait',
    fixer: 'operator',
  });
  expect(await find(prices, checkedBrand({ faults: ['vat_rates.NL: Give it.'] }))).toMatchObject({ state: 'wrong' });
  expect(await find(prices, checkedBrand({ faults: ['theme.logo: No.'] }))).toMatchObject({ state: 'ok' });
  expect(await find(look, checkedBrand({ faults: ['theme.logo: No.'] }))).toMatchObject({ state: 'wrong' });
  expect(await find(look)).toMatchObject({ state: 'ok' });
});

it('languages: a text that was left in English, and one that search engines would cut off', async () => {
  expect(await find(languages)).toMatchObject({ state: 'ok' });
  const english = saying({ 'settings.description.nl': checkedBrand().revision?.document.settings.description.en });
  expect(await find(languages, english)).toMatchObject({
    state: 'wrong',
    found: expect.stringContaining('settings.description is English in nl'),
  });
  expect(await find(languages, saying({ 'settings.index_title.nl': 'x'.repeat(71) }))).toMatchObject({
    state: 'wrong',
    found: expect.stringContaining('71 of 70'),
  });
});

it('hints: a key for pushes, a discreet name, a trial mail that nobody sends, and www', async () => {
  expect(await find(pushKey)).toMatchObject({ state: 'ok' });
  expect(await find(pushKey, checkedBrand({ pushKeys: 0 }))).toMatchObject({ state: 'wrong' });
  expect(await find(discreetName)).toMatchObject({ state: 'ok' });
  const told = checkedBrand({ faults: ['settings.mail_name: It tells the niche.'] });
  expect(await find(discreetName, told)).toMatchObject({ state: 'wrong' });
  expect(await find(testMail)).toMatchObject({ state: 'not_needed' });
  expect(await find(www)).toMatchObject({ state: 'not_needed' });
  const alone = checkedBrand({ hosts: [{ host: 'brand.dating', kind: 'primary', state: 'live' }] });
  expect(await find(www, alone)).toMatchObject({ state: 'wrong', fixer: 'operator' });
  expect(await find(www, checkedBrand({ hosts: [] }))).toMatchObject({ state: 'wait' });
});

describe('public pages', () => {
  const answering = (status: (url: URL) => number | Error) => {
    const asked: string[] = [];
    const get = (url: URL): Promise<number> => {
      asked.push(url.href);
      const answer = status(url);
      return typeof answer === 'number' ? Promise.resolve(answer) : Promise.reject(answer);
    };
    return { asked, given: { ...tools, requests: { ...tools.requests, get } } };
  };

  it('are opened in every language on the host itself', async () => {
    const { asked, given } = answering(() => 200);
    expect(await find(pages, checkedBrand(), given)).toMatchObject({ state: 'ok' });
    expect(asked).toContain(`https://${HOST}/?lang=nl`);
    expect(asked).toContain(`https://${HOST}/pages/terms?lang=de`);
    expect(new Set(asked).size).toBe(asked.length);
  });

  it('of a host that this machine alone knows are not opened', async () => {
    const local = checkedBrand({ hosts: [{ host: 'brand.localhost', kind: 'primary', state: 'live' }] });
    expect(await find(pages, local)).toMatchObject({ state: 'not_needed' });
    expect(await reachesUs.run(local, tools, 'brand.localhost')).toMatchObject({ state: 'not_needed' });
  });

  it('are told where they fail, and waited for while nothing answers', async () => {
    const broken = answering((url) => (url.pathname === '/pages/terms' ? 500 : 200));
    expect(await find(pages, checkedBrand(), broken.given)).toMatchObject({
      state: 'wrong',
      found: expect.stringContaining('/pages/terms?lang=nl: 500'),
    });
    const away = answering(() => Object.assign(new Error('away'), { code: 'ECONNREFUSED' }));
    expect(await find(pages, checkedBrand(), away.given)).toMatchObject({ state: 'wait' });
    const pending = checkedBrand({ hosts: [{ host: HOST, kind: 'primary', state: 'pending' }] });
    expect(await find(pages, pending, answering(() => 200).given)).toMatchObject({ state: 'wait' });
  });
});
