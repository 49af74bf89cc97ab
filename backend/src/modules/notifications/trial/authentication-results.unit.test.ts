import { readResults } from './authentication-results';
import { headersOf } from './header-list';

const TRUSTED = 'mx.mailer.example';
const read = (lines: readonly string[], trusted: string | undefined = TRUSTED) =>
  readResults(
    headersOf(Buffer.from(`${lines.join('\r\n')}\r\n\r\nAuthentication-Results: ${TRUSTED}; spf=pass`)),
    trusted,
  );
const PASSED = { spf: 'pass', dkim: 'pass', dmarc: 'pass' };

it('reads the words of the trusted server, folded, with comments, versions and properties', () => {
  const lines = [
    'Received: from out.example by mx.mailer.example',
    'Authentication-Results: "MX.Mailer.Example" 1;',
    '\tdkim=fail (bad; signature (really)) header.d=other.example;',
    '  dkim=pass reason="good; dkim=fail" header.d=brand.dating;',
    '  spf=none smtp.helo=out.example; SPF/1 = Pass smtp.mailfrom=bounces.example;',
    '  dmarc=pass (p=none dis=none) header.from=brand.dating',
    'Subject: Trial',
  ];
  expect(read(lines)).toEqual({ server: TRUSTED, results: PASSED });
});

it('believes nothing below the topmost header, whatever name it bears', () => {
  const forged = `Authentication-Results: ${TRUSTED}; spf=pass; dkim=pass; dmarc=pass`;
  expect(read(['Authentication-Results: other.example; spf=fail', forged])).toEqual({
    server: 'other.example',
    results: undefined,
  });
  const ours = `Authentication-Results: ${TRUSTED}; spf=fail; dkim=none; dmarc=fail`;
  expect(read([ours, 'Received: from x', forged]).results).toEqual({ spf: 'fail', dkim: 'none', dmarc: 'fail' });
  expect(read([`Authentication-Results: ${TRUSTED}.evil.example; spf=pass`]).results).toBeUndefined();
  expect(read([`Authentication-Results: evil (${TRUSTED}); spf=pass`]).results).toBeUndefined();
});

it('believes nobody where no server is trusted, and finds nothing where nothing is told', () => {
  expect(readResults([{ name: 'authentication-results', value: 'mx; spf=pass' }], undefined)).toEqual({
    server: 'mx',
    results: undefined,
  });
  expect(read(['Subject: x'])).toEqual({ server: null, results: undefined });
  expect(read([`Authentication-Results: ${TRUSTED}; none`]).results).toEqual({ spf: null, dkim: null, dmarc: null });
});
