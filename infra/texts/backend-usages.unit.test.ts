import { usedIn } from './catalogues';
import { BackendUsages, keysIn, mailsIn } from './backend-usages';

it('a key is found as it is, and where it is put together', () => {
  const usages = keysIn("say('greeting'); say(`kind_${kind}`); say(`${mail}_${part}`)", 'a.tsx');
  expect(usedIn(usages, 'greeting')).toEqual(['a.tsx']);
  expect(usedIn(usages, 'kind_report')).toEqual(['a.tsx']);
  expect(usedIn(usages, 'help_phone')).toEqual([]);
});

it('the texts of a mail are where the mail is named', () => {
  const usages = mailsIn("linkMail({ mail: 'unread_messages', path: '/chats' })", 'a.ts');
  expect(usedIn(usages, 'unread_messages_not_you')).toEqual(['a.ts']);
  expect(usedIn(usages, 'unread_messages_somebody')).toEqual([]);
});

it.each([
  ['notifications/locales/de/mails.json', 'greeting', 'notifications/templates/greeting.ts'],
  ['notifications/locales/en/mails.json', 'unread_messages_button', 'notifications/templates/unread-messages.ts'],
  ['members/interests/locales/en/interests.json', 'yoga', 'members/interests/interest-names.ts'],
])('in %s, %s is used in %s', (file, key, used) => {
  expect(new BackendUsages().find(`backend/src/modules/${file}`, key)).toContain(`backend/src/modules/${used}`);
});

it('what is no catalogue of a module is used nowhere', () => {
  expect(new BackendUsages().find('frontend/locales/en/likes.json', 'title')).toEqual([]);
});
