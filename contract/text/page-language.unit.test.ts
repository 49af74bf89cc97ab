import { inPageLanguage, withoutPageLanguage } from './page-language';

it.each([
  ['/', '/?lang=de'],
  ['/chats', '/chats?lang=de'],
  ['/activate/do?token=x', '/activate/do?token=x&lang=de'],
  ['/notifications#data', '/notifications?lang=de#data'],
])('%s in German is %s, and back', (path, spoken) => {
  expect(inPageLanguage(path, 'de')).toBe(spoken);
  expect(withoutPageLanguage(spoken)).toBe(path);
});

it('leaves what names no language as it is', () => {
  for (const path of ['/chats?a=%20b', '/#language', '/?langs=de']) expect(withoutPageLanguage(path)).toBe(path);
});
