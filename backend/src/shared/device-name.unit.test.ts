import { deviceName } from './device-name';

it.each([
  ['Mozilla/5.0 (Windows NT 10.0) Chrome/140.0 Safari/537.36 Edg/140.0', 'Edge, Windows'],
  ['Mozilla/5.0 (Linux; Android 15) Chrome/140.0 Mobile Safari/537.36 EdgA/140.0', 'Edge, Android'],
  ['Mozilla/5.0 (Windows NT 10.0) Chrome/140.0 Safari/537.36 OPR/120.0', 'Opera, Windows'],
  [
    'Mozilla/5.0 (Linux; Android 15) SamsungBrowser/29.0 Chrome/136.0 Mobile Safari/537.36',
    'Samsung Internet, Android',
  ],
  ['Mozilla/5.0 (X11; Linux x86_64) Firefox/140.0', 'Firefox, Linux'],
  ['Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) FxiOS/140.0 Safari/605.1.15', 'Firefox, iPhone'],
  ['Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) Chrome/140.0 Safari/537.36', 'Chrome, macOS'],
  ['Mozilla/5.0 (iPad; CPU OS 19_0 like Mac OS X) CriOS/140.0 Safari/604.1', 'Chrome, iPad'],
  ['Mozilla/5.0 (X11; CrOS x86_64) Chrome/140.0 Safari/537.36', 'Chrome, Linux'],
  ['Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) Version/19.0 Safari/605.1.15', 'Safari, macOS'],
  ['Firefox/140.0', 'Firefox'],
  ['something on Windows', 'Windows'],
  ['curl/8.0', ''],
  ['', ''],
  [undefined, ''],
])('“%s” is %s', (agent, name) => {
  expect(deviceName(agent)).toBe(name);
});

it('is told by whole words', () => {
  expect(deviceName('xEdg/1 xOPR/1 xSamsungBrowser/1 xFirefox/1 xFxiOS/1 xChrome/1 xCriOS/1 xSafari/1')).toBe('');
  expect(deviceName('xiPhonex xiPadx xAndroidx xWindowsx xMac OS Xx xLinuxx xCrOSx')).toBe('');
  expect(deviceName('Edg OPR SamsungBrowser Firefox FxiOS Chrome CriOS Safari')).toBe('');
});
