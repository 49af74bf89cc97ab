import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { Transform, Type } from 'class-transformer';
import {
  IsBoolean,
  IsEmail,
  IsIn,
  IsInt,
  IsOptional,
  IsString,
  IsUUID,
  Length,
  Matches,
  Max,
  Min,
  ValidateIf,
} from 'class-validator';
import { LOCALES, type Locale } from '../../../../../contract/text/locales';
import { ALL_COMPLAINT_KINDS, type ComplaintKind } from '../../notifications';
import { COMPLAINT_CURSOR, COMPLAINT_STATES, type ComplaintMacro, type ComplaintState, MACROS } from '../../safety';
import { AfterPage, OneTenant } from '../list.request';

const text = ({ value }: { value: unknown }): unknown =>
  typeof value === 'string' ? value.replace(/\r\n?/g, '\n').replaceAll('\0', '').trim() : value;
const reference = ({ value }: { value: unknown }): unknown =>
  typeof value === 'string' ? value.trim().toUpperCase() : value;

/** Everything narrows. */
export class ListComplaintsRequest {
  @OneTenant()
  readonly tenant?: string;

  @ApiPropertyOptional({
    enum: COMPLAINT_STATES,
    description: 'Open ones come as they are due, others the newest first.',
  })
  @IsOptional()
  @IsIn(COMPLAINT_STATES)
  readonly state?: ComplaintState;

  @ApiPropertyOptional({ enum: ALL_COMPLAINT_KINDS })
  @IsOptional()
  @IsIn(ALL_COMPLAINT_KINDS)
  readonly kind?: ComplaintKind;

  @ApiPropertyOptional({ enum: LOCALES })
  @IsOptional()
  @IsIn(LOCALES)
  readonly language?: Locale;

  @ApiPropertyOptional({ example: 'C-4F7K2M9QX0TD', description: 'Whole.' })
  @IsOptional()
  @Transform(reference)
  @Matches(/^C-[0-9A-Z]{12}$/, { message: 'Give a whole reference.' })
  readonly reference?: string;

  @ApiPropertyOptional({ enum: ['me', 'nobody'], description: 'Who has taken them.' })
  @IsOptional()
  @IsIn(['me', 'nobody'])
  readonly assignee?: 'me' | 'nobody';

  @AfterPage(COMPLAINT_CURSOR)
  readonly after?: string;

  @ApiPropertyOptional({ default: 50 })
  @IsOptional()
  @Type(() => Number)
  @IsInt()
  @Min(1)
  @Max(100)
  readonly most: number = 50;
}

export class NoteComplaintRequest {
  @ApiProperty({ format: 'uuid', description: 'The caller’s own. The same again is the same note.' })
  @IsUUID()
  readonly id!: string;

  @ApiProperty({ minLength: 1, maxLength: 2000, description: 'Plain text, for staff.' })
  @Transform(text)
  @IsString()
  @Length(1, 2000)
  readonly text!: string;
}

export class AnswerComplaintRequest {
  @ApiProperty({ format: 'uuid', description: 'The caller’s own. The same again is the same answer, mailed once.' })
  @IsUUID()
  readonly id!: string;

  @ApiProperty({ minLength: 1, maxLength: 10_000, description: 'Plain text, in the language of the thread.' })
  @Transform(text)
  @IsString()
  @Length(1, 10_000)
  readonly text!: string;

  @ApiProperty({
    type: String,
    format: 'uuid',
    nullable: true,
    description: 'The last message that the caller has seen.',
  })
  @ValidateIf((_, value) => value !== null)
  @IsUUID()
  readonly seen!: string | null;

  @ApiProperty({ description: 'Whether the complaint is closed with it. A reply opens it again.' })
  @IsBoolean()
  readonly closes!: boolean;

  @ApiPropertyOptional({ enum: MACROS, description: 'What the text began with.' })
  @IsOptional()
  @IsIn(MACROS)
  readonly macro?: ComplaintMacro;
}

export class AssignComplaintRequest {
  @ApiProperty({
    type: String,
    nullable: true,
    description: 'The e-mail address of one of the colleagues; null: nobody.',
  })
  @ValidateIf((_, value) => value !== null)
  @IsEmail()
  readonly assignee!: string | null;
}

export class CloseComplaintRequest {
  @ApiProperty({ minLength: 5, maxLength: 200, description: 'Why it needs no answer, for the record.' })
  @Transform(text)
  @IsString()
  @Length(5, 200)
  readonly reason!: string;
}
