import { AddressNotPublic, PublicRequests } from './public-requests';

const outside = new PublicRequests({ REQUESTS_TO_LOOPBACK: undefined });
const development = new PublicRequests({ REQUESTS_TO_LOOPBACK: 'yes' });

it.each([
  'https://127.0.0.1:1/',
  'https://localhost:1/',
  'https://10.1.2.3/',
  'https://172.16.0.1/',
  'https://192.168.1.1/',
  'https://169.254.169.254/latest/meta-data/',
  'https://100.64.0.1/',
  'https://0.0.0.0/',
  'https://0/',
  'https://2130706433/',
  'https://0x7f.1/',
  'https://[::1]/',
  'https://[::ffff:127.0.0.1]/',
  'https://[::ffff:7f00:1]/',
  'https://[fe80::1]/',
  'https://[fd00::1]/',
  'https://[64:ff9b::7f00:1]/',
  'http://ads.example/',
  'ftp://ads.example/',
])('%s is not asked', async (url) => {
  await expect(outside.get(new URL(url), {})).rejects.toThrow(AddressNotPublic);
});

it.each(['https://10.1.2.3/', 'http://169.254.169.254/', 'https://[fd00::1]/', 'ftp://127.0.0.1/'])(
  '%s is not asked in development either',
  async (url) => {
    await expect(development.get(new URL(url), {})).rejects.toThrow(AddressNotPublic);
  },
);
