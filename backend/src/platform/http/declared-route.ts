import { PATH_METADATA } from '@nestjs/common/constants';
import { ENDPOINT_RULES, type EndpointRules } from './endpoint';

export interface DeclaredRoute {
  /** As the framework knows them: `/api/user.php`. */
  readonly paths: readonly string[];
  readonly rules: EndpointRules;
}

/** The route that a controller declares for one of its handlers. Throws where the handler declares no endpoint. */
export function declaredRoute<Controller extends object>(
  controller: Controller,
  handler: keyof Controller & string,
): DeclaredRoute {
  const method = controller[handler];
  const rules = (typeof method === 'function' ? Reflect.getMetadata(ENDPOINT_RULES, method) : undefined) as
    EndpointRules | undefined;
  if (!rules) throw new Error(`${controller.constructor.name}.${handler} is no endpoint`);
  const paths = pathsOf(controller.constructor).flatMap((prefix) =>
    pathsOf(method as object).map((path) => `/${[prefix, path].flatMap(partsOf).join('/')}`),
  );
  return { paths, rules };
}

function pathsOf(target: object): readonly string[] {
  const path = Reflect.getMetadata(PATH_METADATA, target) as string | string[];
  return Array.isArray(path) ? path : [path];
}

const partsOf = (path: string): string[] => path.split('/').filter((part) => part !== '');
