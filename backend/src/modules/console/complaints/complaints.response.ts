import { ApiProperty } from '@nestjs/swagger';
import { ALL_COMPLAINT_KINDS, type ComplaintKind } from '../../notifications';
import {
  COMPLAINT_STATES,
  type ComplaintMacro,
  type ComplaintState,
  MACROS,
  MESSAGE_KINDS,
  type MessageKind,
} from '../../safety';

class ComplaintInShortResponse {
  @ApiProperty({ description: 'The slug of the tenant.' })
  readonly tenant!: string;
  @ApiProperty({ example: 'C-4F7K2M9QX0TD' })
  readonly reference!: string;
  @ApiProperty({ enum: ALL_COMPLAINT_KINDS })
  readonly kind!: ComplaintKind;
  @ApiProperty({ description: 'As the writer gave it; empty once they are erased.' })
  readonly name!: string;
  @ApiProperty({ example: 'nl' })
  readonly language!: string;
  @ApiProperty({
    enum: COMPLAINT_STATES,
    description: 'Open: staff are to answer. Answered: the writer may write again.',
  })
  readonly state!: ComplaintState;
  @ApiProperty({ type: String, format: 'date-time', nullable: true, description: 'While it is open: by when.' })
  readonly due_at!: Date | null;
  @ApiProperty({ type: String, format: 'date-time', description: 'When something was last written.' })
  readonly last_at!: Date;
  @ApiProperty({ type: String, format: 'date-time' })
  readonly created_at!: Date;
  @ApiProperty({ type: String, nullable: true, description: 'The e-mail address of whoever has taken it.' })
  readonly assignee!: string | null;
  @ApiProperty({ description: 'The first 160 characters of the message.' })
  readonly beginning!: string;
}

export class ComplaintListResponse {
  @ApiProperty({ type: [ComplaintInShortResponse] })
  readonly complaints!: readonly ComplaintInShortResponse[];
  @ApiProperty({ type: String, nullable: true, description: 'Goes into `after` for the next page; null on the last.' })
  readonly next!: string | null;
}

class ComplaintMessageResponse {
  @ApiProperty({ format: 'uuid' })
  readonly id!: string;
  @ApiProperty({
    enum: MESSAGE_KINDS,
    description: 'An answer went out by mail, a reply came in by mail, a note is for staff.',
  })
  readonly kind!: MessageKind;
  @ApiProperty({
    type: String,
    nullable: true,
    description: 'The e-mail address of the member of staff; null for replies.',
  })
  readonly author!: string | null;
  @ApiProperty({ description: 'Plain text.' })
  readonly body!: string;
  @ApiProperty({ type: String, nullable: true, description: 'The history that a reply quotes. Plain text.' })
  readonly quoted!: string | null;
  @ApiProperty({ description: 'How many files came with it. None is kept.' })
  readonly refused_files!: number;
  @ApiProperty({ description: 'It came from another address than the complaint’s.' })
  readonly from_elsewhere!: boolean;
  @ApiProperty({ description: 'It came by mail. The author of such a note is who the mail claims to be from.' })
  readonly is_mailed!: boolean;
  @ApiProperty({ type: String, format: 'date-time' })
  readonly created_at!: Date;
}

class ComplaintColleagueResponse {
  @ApiProperty()
  readonly email!: string;
  @ApiProperty()
  readonly name!: string;
}

export class ComplaintThreadResponse {
  @ApiProperty({ example: 'C-4F7K2M9QX0TD' })
  readonly reference!: string;
  @ApiProperty({ enum: ALL_COMPLAINT_KINDS })
  readonly kind!: ComplaintKind;
  @ApiProperty({ description: 'As the writer gave it; empty once they are erased.' })
  readonly name!: string;
  @ApiProperty({ example: 'n•••@everglow.example', description: 'Masked; empty once the writer is erased.' })
  readonly email!: string;
  @ApiProperty({ description: 'Plain text.' })
  readonly message!: string;
  @ApiProperty({ type: String, nullable: true, description: 'An order or a profile, as the writer gave it.' })
  readonly about!: string | null;
  @ApiProperty({ example: 'nl' })
  readonly language!: string;
  @ApiProperty({ enum: COMPLAINT_STATES })
  readonly state!: ComplaintState;
  @ApiProperty({ type: String, format: 'date-time', nullable: true })
  readonly due_at!: Date | null;
  @ApiProperty({ type: String, nullable: true })
  readonly assignee!: string | null;
  @ApiProperty({ type: String, format: 'date-time' })
  readonly created_at!: Date;
  @ApiProperty({ type: String, format: 'date-time', nullable: true })
  readonly closed_at!: Date | null;
  @ApiProperty({ type: String, nullable: true })
  readonly closed_by!: string | null;
  @ApiProperty({
    type: Number,
    nullable: true,
    description: 'The member of the brand who has the address, if any. Anybody can type any address.',
  })
  readonly member!: number | null;
  @ApiProperty({ type: [ComplaintMessageResponse], description: 'Oldest first, the last five hundred.' })
  readonly messages!: readonly ComplaintMessageResponse[];
  @ApiProperty({ type: [ComplaintColleagueResponse], description: 'Whom it can be given to.' })
  readonly colleagues!: readonly ComplaintColleagueResponse[];
}

class ComplaintMacroResponse {
  @ApiProperty({ enum: MACROS })
  readonly macro!: ComplaintMacro;
  @ApiProperty({ description: 'In the language of the thread, filled in.' })
  readonly text!: string;
  @ApiProperty({ description: 'The same in English.' })
  readonly english!: string;
}

export class ComplaintMacrosResponse {
  @ApiProperty({ type: [ComplaintMacroResponse] })
  readonly macros!: readonly ComplaintMacroResponse[];
}
