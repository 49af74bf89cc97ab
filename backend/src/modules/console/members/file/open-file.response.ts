import { ApiProperty } from '@nestjs/swagger';

export class OpenedFileResponse {
  @ApiProperty({ format: 'date-time', description: 'Until then the file is open to the caller.' })
  readonly until!: string;
}

export class RevealedAddressResponse {
  @ApiProperty()
  readonly email!: string;
}
