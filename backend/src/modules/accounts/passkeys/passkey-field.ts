import { applyDecorators } from '@nestjs/common';
import { ApiProperty } from '@nestjs/swagger';
import { IsString, Matches, MaxLength } from 'class-validator';

/** A base64url field of the browser's answer; `of` is its place in the browser's own JSON. */
export const PasskeyField = (of: string, length: number): PropertyDecorator =>
  applyDecorators(
    ApiProperty({ description: `Its \`${of}\`.` }),
    IsString(),
    MaxLength(length),
    Matches(/^[\w-]+$/, { message: 'Send what the browser made, in base64url.' }),
  );
