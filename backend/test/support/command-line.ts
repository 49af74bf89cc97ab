import { type TestApi } from './api';

/** Gives the command line the settings of an api that it starts, and keeps what is printed. It stands at the top of a test file. */
export function commandLineOf(start: () => Promise<TestApi>) {
  const environment = process.env;
  let api: TestApi | undefined;
  let said: string[] = [];
  beforeAll(async () => {
    api = await start();
    const settings = Object.entries(api.config).map(([name, value]) => [name, String(value)]);
    process.env = { ...environment, ...(Object.fromEntries(settings) as NodeJS.ProcessEnv) };
  }, 60_000);
  afterAll(async () => {
    process.env = environment;
    await api?.close();
  });
  beforeEach(() => {
    jest.spyOn(console, 'log').mockImplementation((line: string) => void said.push(line));
  });
  afterEach(() => {
    jest.restoreAllMocks();
  });
  return {
    api(): TestApi {
      if (!api) throw new Error('the api is not started yet');
      return api;
    },
    /** Answers the lines that a command prints. */
    async heard(command: () => Promise<unknown>): Promise<readonly string[]> {
      said = [];
      await command();
      return said;
    },
  };
}
