import { authorities, authorityReports } from '../../texts/authorities';
import { authorityOf, type KeptEvidence, reportText } from './report-text';

const kept = (country: string | null): KeptEvidence => ({
  ...{ photo: 7, profile_id: 42, name: 'Noa', fictional: false, birth_date: '2000-05-04', country, picture: '/x' },
  ...{
    requested_at: '2026-06-01T10:00:00.000Z',
    first_by: 'a',
    decided_at: '2026-06-01T10:30:00.000Z',
    decided_by: 'b',
  },
  deleted_at: '2026-11-28T10:30:00.000Z',
});

describe('the report to an authority', () => {
  it.each(Object.keys(authorities))('has every fact in it, for %s', (country) => {
    const text = reportText(kept(country), 'Everglow');
    for (const fact of ['Everglow', '42', 'Noa', '2000-05-04', country, '7', '2026']) expect(text).toContain(fact);
    expect(text).not.toMatch(/[{}]/);
  });

  it('goes to Europol where no country is known', () => {
    expect([authorityOf(null).name, authorityOf('XX').name]).toEqual(['Europol', 'Europol']);
    expect(reportText({ ...kept(null), profile_id: null, name: null, birth_date: null }, 'Everglow')).toContain('–');
  });

  it('is there in every language of the product', () => {
    expect(Object.keys(authorityReports)).toHaveLength(11);
  });
});
