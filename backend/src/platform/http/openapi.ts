import { Controller, Get, Module, Req, Res } from '@nestjs/common';
import { ApiExcludeController, DocumentBuilder, type OpenAPIObject, SwaggerModule } from '@nestjs/swagger';
import { type NestFastifyApplication } from '@nestjs/platform-fastify';
import { type FastifyReply, type FastifyRequest } from 'fastify';
import { Endpoint } from './endpoint';
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

/** The description of every route, as the browser's client types are generated from it. */
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
    for (const method of ['get', 'put', 'post', 'patch', 'delete'] as const) {
      const operation = path[method];
      if (operation) operation.responses['default'] = problem;
    }
  }
  return document;
}

@ApiExcludeController()
@Controller('api/openapi.json')
class OpenApiController {
  answer: ReadyAnswer | undefined;

  @Get()
  @Endpoint({ scope: 'everywhere', permission: 'public', limit: 'none' })
  get(@Req() request: FastifyRequest, @Res() reply: FastifyReply): void {
    this.answer?.send(request, reply);
  }
}

@Module({ controllers: [OpenApiController] })
export class OpenApiModule {}

/** Once all routes are known: describes them and serves the description. */
export function publishDescription(app: NestFastifyApplication): void {
  app.get(OpenApiController).answer = new ReadyAnswer(describeApi(app), 'public, max-age=300');
}
