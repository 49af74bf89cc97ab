import { Body, Controller, HttpCode, Inject, Put, Req } from '@nestjs/common';
import { ApiNoContentResponse } from '@nestjs/swagger';
import { type FastifyRequest } from 'fastify';
import {
  AuthenticationRequired,
  Endpoint,
  InvalidInput,
  TooManyRequests,
  memberOf,
  perMember,
} from '../../../../platform/http';
import { PhotoOrderStale } from '../../photos/errors';
import { OrderPhotosRequest } from './order-photos.request';
import { OrderPhotos } from './order-photos.use-case';

@Controller('api/photos/order')
export class OrderPhotosController {
  constructor(@Inject(OrderPhotos) private readonly orderPhotos: OrderPhotos) {}

  /** The member's photos in a new order. The first active one is the main photo. */
  @Put()
  @HttpCode(204)
  @ApiNoContentResponse()
  @Endpoint({
    scope: 'tenant',
    permission: 'member',
    limit: perMember(300, 3600),
    problems: [AuthenticationRequired, InvalidInput, PhotoOrderStale, TooManyRequests],
  })
  async put(@Req() request: FastifyRequest, @Body() { ids }: OrderPhotosRequest): Promise<void> {
    await this.orderPhotos.order(memberOf(request).id, ids);
  }
}
