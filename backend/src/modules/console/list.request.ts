import { applyDecorators } from '@nestjs/common';
import { ApiPropertyOptional } from '@nestjs/swagger';
import { IsOptional, IsString, Length, Matches } from 'class-validator';

/** The slug of one tenant, by which a list over all of them is narrowed. */
export const OneTenant = (): PropertyDecorator =>
  applyDecorators(
    ApiPropertyOptional({
      example: 'everglow',
      description: 'The slug of one tenant. Left out: all that one reaches.',
    }),
    IsOptional(),
    IsString(),
    Length(2, 40),
  );

/** The end of the page before, in the form that the list gives. */
export const AfterPage = (form: RegExp): PropertyDecorator =>
  applyDecorators(
    ApiPropertyOptional({ description: 'The `next` of the page before.' }),
    IsOptional(),
    Matches(form, { message: 'Give the `next` of the page before.' }),
  );
