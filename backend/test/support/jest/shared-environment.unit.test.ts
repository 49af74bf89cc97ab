interface Environment {
  readonly global: { readonly process: { exit: unknown; readonly env: NodeJS.ProcessEnv }; readonly Date: unknown };
  readonly fakeTimersModern: { useFakeTimers(): void };
}

const SharedEnvironment =
  jest.requireActual<new (config: unknown, context: unknown) => Environment>('./shared-environment.cjs');

const forFile = (): Environment =>
  new SharedEnvironment({ globalConfig: {}, projectConfig: { fakeTimers: {}, testEnvironmentOptions: {} } }, {});

it('is one environment for all files, in which each finds the variables, the clock and the exit of the first', () => {
  const { global, fakeTimersModern } = forFile();
  const { exit, env } = global.process;
  const key = Symbol('what a file left');
  env['LEFT_BY_A_FILE'] = 'yes';
  delete env['PATH'];
  global.process.exit = () => {
    throw new Error('wrapped');
  };
  Object.assign(global, { [key]: true });
  const clock = global.Date;
  fakeTimersModern.useFakeTimers();
  expect(global.Date).not.toBe(clock);

  expect(forFile().global).toBe(global);
  expect(env['LEFT_BY_A_FILE']).toBeUndefined();
  expect(env['PATH']).toBe(process.env['PATH']);
  expect(global.process.exit).toBe(exit);
  expect(global).not.toHaveProperty([key]);
  expect(global.Date).toBe(clock);
});
