import { Controller, Get } from '@nestjs/common';
import { declaredRoute } from './declared-route';
import { Endpoint, type EndpointRules } from './endpoint';

const RULES: EndpointRules = { scope: 'tenant', permission: 'public', limit: 'none' };

@Controller(['api', '/other/deep/'])
class Declared {
  readonly value = 1;

  @Get(['a', '/b.php'])
  @Endpoint(RULES)
  many(): void {}

  @Get()
  @Endpoint(RULES)
  root(): void {}

  @Get('undeclared')
  undeclared(): void {}
}

it('names a handler’s paths, each prefix with each path, and its rules', () => {
  expect(declaredRoute(new Declared(), 'many')).toEqual({
    paths: ['/api/a', '/api/b.php', '/other/deep/a', '/other/deep/b.php'],
    rules: RULES,
  });
  expect(declaredRoute(new Declared(), 'root').paths).toEqual(['/api', '/other/deep']);
});

it.each(['undeclared', 'value'] as const)('refuses what is no endpoint: %s', (handler) => {
  expect(() => declaredRoute(new Declared(), handler)).toThrow(`Declared.${handler} is no endpoint`);
});
