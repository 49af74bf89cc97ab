import { applyDecorators } from '@nestjs/common';
import { IsISO8601, ValidateBy } from 'class-validator';

/** A time of a request. ISO 8601 knows weeks and ordinal days, which JavaScript does not read, and years that are surely a mistake. */
export const ReadableTime = (): PropertyDecorator =>
  applyDecorators(
    IsISO8601({ strict: true, strictSeparator: true }),
    ValidateBy({
      name: 'isReadableTime',
      validator: {
        validate: (value) => {
          const year = typeof value === 'string' ? new Date(value).getUTCFullYear() : NaN;
          return year >= 2000 && year <= 9999;
        },
        defaultMessage: () => 'Give a time like 2026-12-01T09:00:00Z.',
      },
    }),
  );
