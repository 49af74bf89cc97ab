import { sweptDatabase } from '../../../../test/support/swept-database';
import { KEPT_DAYS, VisitRetention } from './visit-retention';

const { execute, left, sweep } = sweptDatabase();
beforeEach(() => execute('delete from visit'));

const add = (count: number, daysAgo: number): Promise<number> =>
  execute(
    `insert into visit (tenant_id, id, at, host, path, locale)
     select id, gen_random_uuid(), now() - make_interval(days => $2, secs => 60), 'one.localhost', '/', 'en'
     from tenant, generate_series(1, $1)`,
    [count, daysAgo],
  );
const retention = () => sweep(VisitRetention);

describe('visits', () => {
  it('are forgotten after four hundred days, of every brand, and not before', async () => {
    await add(3, KEPT_DAYS);
    await add(2, KEPT_DAYS - 1);
    expect(await retention().forget()).toBe(6);
    expect(await left('visit')).toBe(4);
    expect(await retention().forget()).toBe(0);
  });

  it('of more than one step are all forgotten, by two workers at once as well', async () => {
    await add(6000, KEPT_DAYS + 5);
    const [one, two] = await Promise.all([retention().forget(), retention().forget()]);
    expect(one + two).toBe(12_000);
    expect(await left('visit')).toBe(0);
  });

  it('are looked at when a worker starts', async () => {
    await add(1, KEPT_DAYS);
    const worker = retention();
    worker.onApplicationBootstrap();
    await worker.onApplicationShutdown();
    expect(await left('visit')).toBe(0);
  });
});
