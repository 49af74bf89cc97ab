import { Controller, Get, Module, Req, Res } from '@nestjs/common';
import { ApiExcludeController, DocumentBuilder, type OpenAPIObject, SwaggerModule } from '@nestjs/swagger';
import { type NestFastifyApplication } from '@nestjs/platform-fastify';
import { type FastifyReply, type FastifyRequest } from 'fastify';
import { Endpoint, type EndpointRules, SCOPE_EXTENSION } from './endpoint';
import { ReadyAnswer } from './ready-answer';

const PROBLEM_SCHEMA = {
  type: 'object',
  required: ['type', 'title', 'status', 'code'],
  properties: {
    type: { type: 'string' },
    title: { type: 'string' },
    status: { type: 'integer' },
    code: { type: 'string', description: 'Stable; what clients act on.' },
    detail: { type: 'string' },
    trace: { type: 'string', description: 'Names the request in our logs.' },
    faults: {
      type: 'array',
      items: {
        type: 'object',
        required: ['path', 'code', 'message'],
        properties: { path: { type: 'string' }, code: { type: 'string' }, message: { type: 'string' } },
      },
    },
  },
} as const;

const METHODS = ['get', 'put', 'post', 'patch', 'delete'] as const;

/** The description of every route of every host, as the browser's client types are generated from it. */
export function describeApi(app: NestFastifyApplication): OpenAPIObject {
  const info = new DocumentBuilder()
    .setTitle('Manyhearts')
    .setDescription('Every answer that is not a success is a problem document (RFC 9457) with a stable code.')
    .setVersion('1')
    .build();
  const document = SwaggerModule.createDocument(app, info, {
    operationIdFactory: (controller, method) => `${controller.replace(/Controller$/, '')}_${method}`,
  });
  document.components ??= {};
  document.components.schemas = { ...document.components.schemas, Problem: PROBLEM_SCHEMA as never };
  const problem = {
    description: 'A problem document',
    content: { 'application/problem+json': { schema: { $ref: '#/components/schemas/Problem' } } },
  };
  for (const path of Object.values(document.paths)) {
    for (const method of METHODS) {
      const operation = path[method];
      if (operation) operation.responses['default'] = problem;
    }
  }
  return document;
}

/** The part of a description that one kind of host serves: brands' visitors learn of no call of the staff. */
function describedFor(scope: 'tenant' | 'platform', whole: OpenAPIObject): OpenAPIObject {
  const paths: OpenAPIObject['paths'] = {};
  for (const [path, item] of Object.entries(whole.paths)) {
    const served = METHODS.flatMap((method) => {
      const operation: ScopedOperation | undefined = item[method];
      if (!operation) return [];
      const { [SCOPE_EXTENSION]: declared, ...shown } = operation;
      return declared === scope || declared === 'everywhere' ? [[method, shown] as const] : [];
    });
    if (served.length > 0) paths[path] = Object.fromEntries(served);
  }
  return { ...whole, paths, components: { ...whole.components, schemas: schemasOf(paths, whole) } };
}

type ScopedOperation = OperationObject & { readonly [SCOPE_EXTENSION]?: EndpointRules['scope'] };
type OperationObject = NonNullable<OpenAPIObject['paths'][string]['get']>;
type Schemas = NonNullable<NonNullable<OpenAPIObject['components']>['schemas']>;

/** The schemas that these paths refer to, and those that these schemas refer to in turn. */
function schemasOf(paths: OpenAPIObject['paths'], { components = {} }: OpenAPIObject): Schemas {
  const named = new Map(Object.entries(components.schemas ?? {}));
  const found: Schemas = {};
  const look = (described: unknown): void => {
    for (const [, name = ''] of JSON.stringify(described).matchAll(/"#\/components\/schemas\/([^"]+)"/g)) {
      const schema = named.get(name);
      if (!schema || name in found) continue;
      found[name] = schema;
      look(schema);
    }
  };
  look(paths);
  return found;
}

@ApiExcludeController()
@Controller('api/openapi.json')
class OpenApiController {
  answers: Record<'tenant' | 'platform', ReadyAnswer> | undefined;

  @Get()
  @Endpoint({ scope: 'everywhere', permission: 'public', limit: 'none' })
  get(@Req() request: FastifyRequest, @Res() reply: FastifyReply): void {
    this.answers?.[request.context.site ? 'tenant' : 'platform'].send(request, reply);
  }
}

@Module({ controllers: [OpenApiController] })
export class OpenApiModule {}

type Answers = NonNullable<OpenApiController['answers']>;

/** Every api of a process has the same routes, and describing them takes most of a start. */
let described: Answers | undefined;

/** Once all routes are known: describes them. Each host serves the description of the routes that it has. */
export function publishDescription(app: NestFastifyApplication): void {
  app.get(OpenApiController).answers = described ??= answersOf(describeApi(app));
}

function answersOf(whole: OpenAPIObject): Answers {
  const answerFor = (scope: 'tenant' | 'platform') =>
    new ReadyAnswer(describedFor(scope, whole), 'public, max-age=300');
  return { tenant: answerFor('tenant'), platform: answerFor('platform') };
}
