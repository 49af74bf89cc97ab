import { applyEdits } from '../../configuration/edits';
import { begunWith, copiedFrom } from './begin-with';

it('a copy of a brand has everything but what makes it itself', () => {
  const source = {
    settings: { name: 'Everglow', niche: 1, countries: ['NL'], support_email: 'support@everglow.example' },
    company: { name: 'Everglow B.V.' },
    theme: { logo: '<svg/>', radius: 4 },
    packages: [{ id: 'start', credits: 60, price: { EUR: 999 } }],
    disclosures: { dispute_body: { name: 'X' } },
  };
  expect(applyEdits({}, copiedFrom(source, 'late-glow'))).toEqual({
    settings: { niche: 1, countries: ['NL'], name: 'Late Glow' },
    theme: { radius: 4 },
    packages: source.packages,
  });
});

it('a brand of a template has its niche and a name to begin with', () => {
  expect(applyEdits({}, begunWith(3, 'knotted'))).toEqual({ settings: { niche: 3, name: 'Knotted' } });
});
