import { FIRST, OPERATOR, SECOND, SUPPORT, startTestApi } from '../../../test/support/api';
import { commandLineOf } from '../../../test/support/command-line';
import { WaveWork } from '../../modules/fleet';
import { tenantsCommand } from './tenants-commands';
import { type Options } from './usage';

const commands = commandLineOf(() => startTestApi());

async function run(names: readonly string[], options: Options = {}): Promise<string> {
  return (await commands.heard(() => tenantsCommand('fleet', names, options))).join('\n');
}
const work = () => commands.api().running.app.get(WaveWork).run();
const author = OPERATOR.email;
const reason = 'Shorter messages';

it('plans a wave, starts it at one brand, tells how far it is, and takes it back', async () => {
  const drafted = await run(['plan'], { author, reason, path: 'settings.message_length', value: '700' });
  const wave = /Wave ([\w-]+)/.exec(drafted)?.[1] ?? '';
  await work();
  const planned = await run(['show'], { wave });
  expect(planned).toContain('planned: Shorter messages; 2 to change, 0 changed');
  expect(planned).toContain(`  ${FIRST}: ready\n    settings.message_length: 1000 → 700`);
  await run(['start', SECOND], { wave, author });
  await work();
  expect(await run(['show'], { wave })).toContain(`  ${SECOND}: published`);
  await run(['stop'], { wave, author, reason });
  await run(['rollback'], { wave, author, reason });
  await work();
  expect(await run([])).toContain('rolled back (canary): Shorter messages');
});

it('plans nothing for support, nor without a path or a value that can be read', async () => {
  const change = { author, reason, path: 'settings.message_length', value: '700' };
  await expect(run(['plan'], { ...change, author: SUPPORT.email })).rejects.toThrow('Only operators');
  await expect(run(['plan'], { author, reason })).rejects.toThrow('--path is missing');
  await expect(run(['plan'], { ...change, value: 'no json' })).rejects.toThrow('--value is JSON');
  await expect(run(['start'], { author })).rejects.toThrow('--wave is missing');
  await expect(run(['jump'], { author, wave: 'x' })).rejects.toThrow('There is no fleet jump.');
});
