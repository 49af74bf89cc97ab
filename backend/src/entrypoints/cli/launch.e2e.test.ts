import { FIRST, OPERATOR, startTestApi } from '../../../test/support/api';
import { commandLineOf } from '../../../test/support/command-line';
import { rows } from '../../../test/support/people';
import { tenantsCommand } from './tenants-commands';
import { type Options } from './usage';

const commands = commandLineOf(() => startTestApi());

async function run(names: readonly string[], options: Options = {}): Promise<string> {
  return (await commands.heard(() => tenantsCommand('launch', names, options))).join('\n');
}

it('tells the eight steps of a brand, and nothing of checks that nobody has made', async () => {
  const told = await run([FIRST]);
  expect(told).toContain('1 name: ok');
  expect(told).toContain('8 publish: ok');
  expect(told).toContain('legal: wait. Not looked at yet.');
  expect(told).toContain(`${FIRST} is live with revision 1.`);
});

it('makes every check at once where it is asked to, in the name of a member of staff', async () => {
  await expect(run(['check', FIRST])).rejects.toThrow('--author is missing');
  const told = await run(['check', FIRST], { author: OPERATOR.email });
  expect(told).toContain('legal: ok. Everglow');
  expect(told).toContain(`dns_address ${FIRST}.localhost: not needed`);
  expect(told).not.toContain('Not looked at yet.');
});

it('waits for what a worker is looking at', async () => {
  const ofLegal = (text: string) => rows(commands.api(), `update launch_check set ${text} where name = 'legal'`);
  await run([FIRST]);
  await ofLegal("claimed_until = now() + interval '1 minute', found = 'Of yesterday', checked_at = null");
  const worker = new Promise((resolve) => setTimeout(resolve, 1000)).then(() =>
    ofLegal("claimed_until = null, next_at = null, found = 'Of the worker', checked_at = now(), state = 'ok'"),
  );
  const told = await run(['check', FIRST], { author: OPERATOR.email });
  await worker;
  expect(told).toContain('legal: ok. Of the worker');
});

it('names one brand that exists', async () => {
  await expect(run([])).rejects.toThrow('Name one brand.');
  await expect(run(['check', FIRST, 'other'])).rejects.toThrow('Name one brand.');
  await expect(run(['no-such-brand'])).rejects.toThrow('no such brand');
});
