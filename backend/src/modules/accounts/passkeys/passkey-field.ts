import { applyDecorators } from '@nestjs/common';
import { ApiProperty } from '@nestjs/swagger';
import { IsString, Matches, MaxLength } from 'class-validator';

/** What the browser made, in base64url: `of` is where it stands in the browser's own JSON. */
export const PasskeyField = (of: string, length: number): PropertyDecorator =>
  applyDecorators(ApiProperty({ description: `Its \`${of}\`.` }), IsString(), MaxLength(length), Matches(/^[\w-]+$/));
