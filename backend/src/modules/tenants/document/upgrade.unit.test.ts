import { sampleDocument } from './testing/sample-document';
import { upgradeDocument } from './upgrade';

it('a revision from before brands had pages of their own has none', () => {
  const { pages, ...stored } = sampleDocument();
  expect(pages).toEqual([]);
  expect(upgradeDocument(stored)).toEqual({ ...stored, pages: [] });
});

it('a revision that has pages keeps them', () => {
  const document = sampleDocument('knotted');
  expect(document.pages).toHaveLength(1);
  expect(upgradeDocument(document)).toEqual(document);
});
