import { type DueRow } from './outbox-backlog';
import { jobsOf } from './outbox-relay';

const rows = (tenantId: number, count: number, inQueue = 0): DueRow[] =>
  Array.from({ length: count }, (_, index) => ({
    tenantId,
    id: `${tenantId}-${index}`,
    trace: `t${tenantId}`,
    inQueue,
    late: 0,
  }));

const shape = (due: DueRow[]) =>
  jobsOf(due, 20).map(({ envelope, rank }) => [envelope.tenant, envelope.ids.length, rank]);

describe('jobs of due rows', () => {
  it('hold at most the given number of rows, of one tenant', () => {
    expect(shape([...rows(1, 45), ...rows(2, 3)])).toEqual([
      [1, 20, 1],
      [1, 20, 2],
      [1, 5, 3],
      [2, 3, 1],
    ]);
  });

  it('are ranked behind what their tenant has in the queue already', () => {
    expect(shape([...rows(1, 21, 100), ...rows(2, 1, 0)])).toEqual([
      [1, 20, 6],
      [1, 1, 7],
      [2, 1, 1],
    ]);
  });

  it('carry the trace of what caused them', () => {
    expect(jobsOf(rows(3, 1), 20)[0]?.envelope).toMatchObject({ tenant: 3, version: 1, trace: 't3', ids: ['3-0'] });
  });
});
