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

  it('leave out a day that is none', () => {
    expect(auditQuery({ from: 'yesterday' })).toEqual({ from: undefined, until: undefined });
  });
});
