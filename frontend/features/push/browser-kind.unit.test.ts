import { browserKind } from './browser-kind';

const MAC = 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko)';
const ANDROID = 'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko)';

it.each([
  [`${ANDROID} Chrome/150.0.0.0 Mobile Safari/537.36`, false, 'chromium'],
  [
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/150.0.0.0 Safari/537.36 Edg/150.0',
    false,
    'chromium',
  ],
  [`${MAC} Chrome/150.0.0.0 Safari/537.36`, false, 'chromium'],
  [`${ANDROID} Chrome/150.0.0.0 Mobile Safari/537.36`, true, 'app'],
  [`${MAC} Chrome/150.0.0.0 Safari/537.36`, true, 'app'],
  [`${ANDROID} SamsungBrowser/28.0 Chrome/130.0.0.0 Mobile Safari/537.36`, false, 'samsung'],
  ['Mozilla/5.0 (Android 15; Mobile; rv:140.0) Gecko/140.0 Firefox/140.0', false, 'firefox'],
  ['Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0', false, 'firefox'],
  [`${MAC} Version/19.0 Safari/605.1.15`, false, 'safari'],
  [`${MAC} Version/19.0 Mobile/15E148 Safari/604.1`, true, 'ios'],
  ['Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) Version/19.0 Mobile Safari/604.1', true, 'ios'],
])('%s, installed: %s, is %s', (userAgent, isInstalled, kind) => {
  expect(browserKind(userAgent, isInstalled)).toBe(kind);
});
