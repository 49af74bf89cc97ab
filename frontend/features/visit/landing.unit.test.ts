import { beaconAddress, readLanding } from './landing';

const arrival = { address: 'https://glow.test/landers/video/eng', referrer: '', type: 'navigate' };

describe('a landing', () => {
  it('is the first page of a visit, with its labels and the host that led here', () => {
    const query = '?network=n&ref=r&sub1=1&sub3=3&sub2=&other=x&lb';
    expect(
      readLanding({ ...arrival, address: arrival.address + query, referrer: 'https://search.test/q?a=b' }),
    ).toEqual({
      path: '/landers/video/eng',
      network: 'n',
      ref: 'r',
      sub1: '1',
      sub3: '3',
      referrer: 'search.test',
      lb: true,
    });
    expect(readLanding(arrival)).toEqual({ path: '/landers/video/eng', lb: false });
  });

  it.each(['android-app://com.example/', 'not an address', 'about:client'])(
    'came from nowhere we can name: %s',
    (from) => {
      expect(readLanding({ ...arrival, referrer: from })?.path).toBe('/landers/video/eng');
    },
  );

  it('leaves out a label that the api would refuse', () => {
    const query = `?network=${'x'.repeat(65)}&ref=a%0Ab&sub1=fine`;
    expect(readLanding({ ...arrival, address: arrival.address + query })).toEqual({
      path: '/landers/video/eng',
      sub1: 'fine',
      lb: false,
    });
  });

  it('is no page that was reached from the site itself', () => {
    expect(readLanding({ ...arrival, referrer: 'https://glow.test/' })).toBeUndefined();
    expect(readLanding({ ...arrival, referrer: 'https://glow.test.evil.example/' })).toBeDefined();
  });

  it('is no page that was loaded again', () => {
    expect(readLanding({ ...arrival, type: 'reload' })).toBeUndefined();
    expect(readLanding({ ...arrival, type: 'back_forward' })).toBeUndefined();
  });
});

describe('the beacon', () => {
  it('names the visit where there is one, and speaks of a bounce only where that is asked for', () => {
    expect(beaconAddress(undefined, undefined)).toBe('/api/page-hidden.php');
    expect(beaconAddress('v', undefined)).toBe('/api/page-hidden.php?visit=v');
    expect(beaconAddress('v', true)).toBe('/api/page-hidden.php?visit=v&bounced=1');
    expect(beaconAddress('v', false)).toBe('/api/page-hidden.php?visit=v&bounced=0');
  });
});
