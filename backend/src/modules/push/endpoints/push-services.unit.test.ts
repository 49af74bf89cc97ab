import { readConfig } from '../../../platform/config/config';
import { InvalidInput } from '../../../platform/http';
import { PushServiceNotAllowed } from '../errors';
import { PushServices } from './push-services';

const ENVIRONMENT = {
  NODE_ENV: 'test',
  DATABASE_URL: 'x',
  DATABASE_PLATFORM_URL: 'x',
  REDIS_URL: 'x',
  SMTP_URL: 'x',
  STORAGE: 'x',
  SECRET_KEY: 'x'.repeat(32),
  DATA_KEY: 'x'.repeat(32),
};
const configured = (more: Readonly<Record<string, string>> = {}) => readConfig({ ...ENVIRONMENT, ...more });
const services = new PushServices(configured());

describe('an endpoint', () => {
  it.each([
    'https://fcm.googleapis.com/fcm/send/dGVzdA:APA91b_x-y',
    'https://web.push.apple.com/QGuQyavXutnMH',
    'https://api.sandbox.push.apple.com/3/device/1',
    'https://updates.push.services.mozilla.com/wpush/v2/gAAAAA',
    'https://autopush.stage.push.services.mozilla.com/wpush/v2/gAAAAA',
    'https://wns2-par02p.notify.windows.com/w/?token=BQYAAA%2b%3d%3d',
  ])('of a service on the list is taken: %s', (endpoint) => {
    expect(services.check(endpoint).href).toBe(endpoint);
  });

  it.each([
    ['without TLS', 'http://fcm.googleapis.com/fcm/send/x'],
    ['with another scheme', 'ftp://fcm.googleapis.com/fcm/send/x'],
    ['on another port', 'https://fcm.googleapis.com:8443/fcm/send/x'],
    ['of a host that is not listed', 'https://push.example/x'],
    ['of a host that ends like one', 'https://evilfcm.googleapis.com/x'],
    ['of a host that begins like one', 'https://fcm.googleapis.com.push.example/x'],
    ['of a host that ends in a wildcard’s letters', 'https://evilpush.apple.com/x'],
    ['of a wildcard’s own host', 'https://push.apple.com/x'],
    ['with a dot behind the host', 'https://fcm.googleapis.com./x'],
    ['of an address', 'https://142.250.1.1/x'],
    ['of an address inside', 'https://169.254.169.254/latest/meta-data'],
    ['of an IPv6 address', 'https://[2001:4860::1]/x'],
    ['of this machine', 'https://127.0.0.1/x'],
    ['of this machine by name', 'http://localhost:4000/x'],
    ['in punycode that looks like one', 'https://xn--fcm-googleapis-.com/x'],
  ])('%s is refused', (_, endpoint) => {
    expect(() => services.check(endpoint)).toThrow(PushServiceNotAllowed);
  });

  it.each([
    ['that is none', 'x'],
    ['that is empty', ''],
    ['with a user', 'https://user@fcm.googleapis.com/x'],
    ['with a password', 'https://:secret@fcm.googleapis.com/x'],
    ['with a fragment', 'https://fcm.googleapis.com/x#y'],
    ['with an empty fragment', 'https://fcm.googleapis.com/x#'],
    ['with blanks around it', ' https://fcm.googleapis.com/x'],
    ['with a tab in it', 'https://fcm.google\tapis.com/x'],
    ['with a backslash', 'https:\\\\fcm.googleapis.com/x'],
    ['in capitals', 'https://FCM.googleapis.com/x'],
    ['in wide letters', 'https://ｆｃｍ.googleapis.com/x'],
    ['with its port spelled out', 'https://fcm.googleapis.com:443/x'],
    ['with a way up', 'https://fcm.googleapis.com/a/../x'],
    ['that is too long', `https://fcm.googleapis.com/${'x'.repeat(2048)}`],
  ])('%s is no endpoint that a browser gives', (_, endpoint) => {
    expect(() => services.check(endpoint)).toThrow(InvalidInput);
  });

  it('of this machine is taken where the configuration says so, in development alone', () => {
    const here = new PushServices(configured({ REQUESTS_TO_LOOPBACK: 'yes' }));
    for (const endpoint of ['http://127.0.0.1:9000/push/x', 'http://localhost:9000/push/x', 'http://[::1]:9000/x'])
      expect(here.check(endpoint).href).toBe(endpoint);
    for (const endpoint of ['http://fcm.googleapis.com/x', 'http://10.0.0.1/x', 'http://127.0.0.1.push.example/x'])
      expect(() => here.check(endpoint)).toThrow(PushServiceNotAllowed);
  });

  it('of a service of one’s own is taken where the list names it', () => {
    const own = new PushServices(configured({ PUSH_SERVICES: 'push.example,*.ntfy.example' }));
    for (const endpoint of ['https://push.example/x', 'https://up.ntfy.example/x'])
      expect(own.check(endpoint).href).toBe(endpoint);
    expect(() => own.check('https://fcm.googleapis.com/x')).toThrow(PushServiceNotAllowed);
  });
});

it.each(['', '*', '*.*', 'https://push.example', 'push.example:8443', 'push.example, other.example', 'localhost'])(
  'the list %j is no list of hosts',
  (list) => {
    expect(() => configured({ PUSH_SERVICES: list })).toThrow('PUSH_SERVICES');
  },
);
