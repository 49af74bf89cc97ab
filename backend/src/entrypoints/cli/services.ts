import { CliModule } from './cli.module';
import { NestFactory } from '@nestjs/core';
import { type INestApplicationContext } from '@nestjs/common';
import { type Actor } from '../../modules/tenants';
import { StaffTokens } from '../../modules/console';
import { readConfig } from '../../platform/config/config';
import { type Options, UsageError, optional } from './usage';

/** Runs the work with the backend's services, and lets go of every connection after it. */
export async function withServices<T>(work: (services: INestApplicationContext) => Promise<T>): Promise<T> {
  const services = await NestFactory.createApplicationContext(CliModule.with(readConfig()), {
    logger: false,
    abortOnError: false,
  });
  try {
    return await work(services);
  } finally {
    await services.close();
  }
}

/** A member of staff by e-mail address. */
export async function actorOf(services: INestApplicationContext, email: string): Promise<Actor> {
  const person = await services.get(StaffTokens).find(email);
  if (!person || person.disabled_at) throw new UsageError(`${email} is no member of staff.`);
  return { email: person.email, role: person.role };
}

/** The person in whose name a command is run that anybody on the machine may run. The audit names the machine where none is given. */
export async function writerOf(services: INestApplicationContext, options: Options): Promise<Pick<Actor, 'email'>> {
  const email = optional(options, 'author');
  return email === undefined ? { email: 'command line' } : actorOf(services, email);
}
