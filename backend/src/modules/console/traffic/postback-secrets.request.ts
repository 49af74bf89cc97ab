import { ApiProperty } from '@nestjs/swagger';
import { Matches } from 'class-validator';

export class PostbackSecretRequest {
  @ApiProperty({ example: 'acme', description: 'The label of the links, as the brand’s postbacks name the network.' })
  @Matches(/^[^\p{C}\p{Z}]{1,64}$/u, { message: 'Give the label of the links: up to 64 characters, no spaces.' })
  readonly network!: string;
}
