import { RequestMethod } from '@nestjs/common';
import { METHOD_METADATA, PATH_METADATA } from '@nestjs/common/constants';
import { type INestApplicationContext } from '@nestjs/common';
import { ModulesContainer } from '@nestjs/core';
import { ENDPOINT_RULES, type EndpointRules } from '../../src/platform/http';

type Controller = new (...args: never[]) => object;

export interface Route {
  /** `SignUpController.post`. */
  readonly name: string;
  readonly method: 'get' | 'post' | 'put' | 'patch' | 'delete';
  /** With the parameters as they are declared: `/api/sessions/:id`. */
  readonly paths: readonly string[];
  readonly rules: EndpointRules | undefined;
}

/** Every handler of a controller that has a path. */
export function routesOf(controller: Controller): Route[] {
  const prototype = controller.prototype as Record<string, unknown>;
  const prefixes = pathsOf(controller);
  return Object.getOwnPropertyNames(prototype).flatMap((name) => {
    const handler = prototype[name];
    if (name === 'constructor' || typeof handler !== 'function' || !Reflect.hasMetadata(PATH_METADATA, handler))
      return [];
    const method = RequestMethod[Reflect.getMetadata(METHOD_METADATA, handler) as number] ?? 'GET';
    const paths = prefixes.flatMap((prefix) => pathsOf(handler).map((path) => join(prefix, path)));
    const rules = Reflect.getMetadata(ENDPOINT_RULES, handler) as EndpointRules | undefined;
    return [{ name: `${controller.name}.${name}`, method: method.toLowerCase() as Route['method'], paths, rules }];
  });
}

/** The routes of every controller of an app. */
export const allRoutes = (app: INestApplicationContext): Route[] =>
  [...app.get(ModulesContainer).values()].flatMap((module) =>
    [...module.controllers.values()].flatMap(({ metatype }) => (metatype ? routesOf(metatype as Controller) : [])),
  );

function pathsOf(target: object): string[] {
  const path = Reflect.getMetadata(PATH_METADATA, target) as string | string[] | undefined;
  return Array.isArray(path) ? path : [path ?? ''];
}

const join = (...parts: string[]): string => `/${parts.flatMap((part) => part.split('/').filter(Boolean)).join('/')}`;
