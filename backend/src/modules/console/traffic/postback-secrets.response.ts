import { ApiProperty } from '@nestjs/swagger';

export class PostbackSecretResponse {
  @ApiProperty({ example: 'acme' })
  readonly network!: string;
  @ApiProperty({ description: 'In hexadecimal. The network checks the signature of every postback with it.' })
  readonly secret!: string;
}
