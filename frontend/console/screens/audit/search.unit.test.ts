import { auditQuery, readAuditSearch } from './search';

describe('the filters of the audit', () => {
  it('are read from the address, and nothing else is', () => {
    const raw = { tenant: ' everglow ', actor: '', before: '1234', action: ['member'], other: 'x' };
    expect(readAuditSearch(raw)).toEqual({ tenant: 'everglow', before: '1234' });
  });

  it('ask for whole days of the browser’s time zone', () => {
    const { from, until, actor } = auditQuery({
      actor: 'olga@manyhearts.example',
      from: '2026-11-01',
      until: '2026-11-01',
    });
    expect(actor).toBe('olga@manyhearts.example');
    expect(from).toBe(new Date('2026-11-01T00:00').toISOString());
    expect(Date.parse(until ?? '') - Date.parse(from ?? '')).toBe(86_400_000);
  });

  it('ask for all of a day that has 25 hours where clocks go back', () => {
    const { from, until } = auditQuery({ from: '2026-10-25', until: '2026-10-25' });
    expect([from, until]).toEqual(['2026-10-25', '2026-10-26'].map((day) => new Date(`${day}T00:00`).toISOString()));
  });

  it('leave out a day that is none', () => {
    expect(auditQuery({ from: 'yesterday' })).toEqual({ from: undefined, until: undefined });
  });
});
