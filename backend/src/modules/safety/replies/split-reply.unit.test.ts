import { splitReply } from './split-reply';

it.each([
  ['Thanks!\n\nOn Tue, 3 Nov 2026 at 10:00, Everglow <a@b.example> wrote:\n> Hello', 'Thanks!', /^On Tue.*> Hello$/s],
  ['Danke\r\n\r\nAm 3.11.2026 um 10:00 schrieb Everglow:\r\n> Hallo', 'Danke', /^Am 3\.11/],
  ['Merci\n\nLe mar. 3 nov. 2026 à 10:00, Everglow <a@b.example> a\nécrit :\n> Bonjour', 'Merci', /^Le mar/],
  ['Tak\n\nDen 3. nov. 2026 skrev Everglow\n<a@b.example>:\n> Hej', 'Tak', /^Den 3/],
  ['Kiitos\n\nti 3.11.2026 klo 10 Everglow kirjoitti:\n\n> Hei', 'Kiitos', /^ti 3/],
  ['Fine\n\n-----Original Message-----\nFrom: Everglow', 'Fine', /^-----Original/],
  ['Fine\n________________________________\nFrom: x', 'Fine', /^____/],
  ['Fine\n\nVon: Everglow <a@b.example>\nGesendet: heute', 'Fine', /^Von:/],
  ['Fine\n\n> one\n> two\n', 'Fine', /^> one/],
])('%j is split before its history', (text, body, quoted) => {
  expect(splitReply(text)).toEqual({ body, quoted: expect.stringMatching(quoted) as string });
});

it.each([
  'Just a line',
  '> What do you mean?\nI mean this.',
  'She wrote: nothing else\nand then left',
  'First: this\nSecond: that',
])('%j has no history', (text) => {
  expect(splitReply(text)).toEqual({ body: text, quoted: null });
});

it('keeps a reply that is all history', () => {
  expect(splitReply('> only\n> this')).toEqual({ body: '> only\n> this', quoted: null });
});
