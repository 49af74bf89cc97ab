import { makeSite } from '../../../server/testing/site-fixture';
import { freeMessages, wayOn } from './way-on';

describe('the way on from a lander', () => {
  it('keeps the page’s language and leads to sign-up', () => {
    expect(wayOn({ locale: 'de' })).toBe('/api/locale?set=de&next=%2Fsignup');
  });

  it('can lead elsewhere, and keeps a query of its own', () => {
    expect(wayOn({ locale: 'fi' }, '/signup?step=2&from=a')).toBe(
      '/api/locale?set=fi&next=%2Fsignup%3Fstep%3D2%26from%3Da',
    );
  });
});

describe('free messages', () => {
  const site = (signup_credits: number, message_credits: number) => {
    const document = makeSite('Everglow');
    return { document: { ...document, settings: { ...document.settings, signup_credits, message_credits } } };
  };

  it('are those that the first credits pay in full', () => {
    expect(freeMessages(site(20, 4))).toBe(5);
    expect(freeMessages(site(19, 4))).toBe(4);
    expect(freeMessages(site(3, 4))).toBe(0);
  });

  it('are not counted where a message costs nothing', () => {
    expect(freeMessages(site(20, 0))).toBe(0);
  });
});
