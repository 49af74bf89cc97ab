import { type SiteRequest } from '../../../platform/http';
import { readSource } from './read-source';
import { SignUpPolicy } from './sign-up-policy';

const request = (headers: SiteRequest['headers'], cookies?: string): SiteRequest =>
  ({ headers: { host: 'everglow.localhost:8080', ...headers }, context: { cookies } }) as unknown as SiteRequest;
const none = { network: null, ref: null, sub1: null, sub2: null, sub3: null };

describe('where somebody who signs up came from', () => {
  it('is the first touch’s cookie', () => {
    const referer = 'http://everglow.localhost:8080/?network=later';
    expect(readSource(request({ referer }, 'a=b; source=network=first&sub1=caf%C3%A9; c=d'))).toEqual({
      ...none,
      network: 'first',
      sub1: 'café',
    });
  });

  it('is else the address of the page that sent the form', () => {
    const referer = 'http://everglow.localhost:8080/landers/video?ref=sale&t=5&email=jo@visitor.example';
    expect(readSource(request({ referer }))).toEqual({ ...none, ref: 'sale' });
    const behind = { referer: 'https://everglow.example/?sub3=x', 'x-forwarded-host': 'everglow.example' };
    expect(readSource(request(behind))).toEqual({ ...none, sub3: 'x' });
  });

  it.each([
    undefined,
    '',
    'nonsense',
    'http://everglow.localhost:8080/',
    'http://knotted.localhost:8080/?ref=sale',
    'http://everglow.localhost.evil.example/?ref=sale',
    `http://everglow.localhost:8080/?ref=${'x'.repeat(65)}`,
    'http://everglow.localhost:8080/?ref=a%0Db',
    'http://everglow.localhost:8080/?ref=',
  ])('is unknown where the form came from %p', (referer) => {
    expect(readSource(request(referer === undefined ? {} : { referer }))).toBeNull();
  });
});

describe('sign-up', () => {
  const source = { ...none, sub3: 'x' };
  it.each([
    ['all', true, true],
    ['with_trafficsource', false, true],
    ['closed', false, false],
    ['anything else', false, false],
  ])('where a brand says %p', (signups, without, with_) => {
    expect(SignUpPolicy.isOpen({ signups }, null)).toBe(without);
    expect(SignUpPolicy.isOpen({ signups }, source)).toBe(with_);
  });
});
