import { profileInAddress } from './profile-in-address';

describe('the profile that an address leads to', () => {
  it.each([
    ['https://everglow.example/members/1042', 1042],
    ['http://everglow.localhost:8080/members/7?lang=nl', 7],
    ['https://everglow.example/members/7/chat', 7],
    ['/likes/m/9', 9],
    ['12', 12],
    ['https://everglow.example/members', null],
    ['https://everglow.example/members/0', null],
    ['https://everglow.example/members/2147483648', null],
    ['https://everglow.example/members/1x', null],
    ['a photo', null],
  ])('is read from %s', (address, id) => {
    expect(profileInAddress(address)).toBe(id);
  });
});
