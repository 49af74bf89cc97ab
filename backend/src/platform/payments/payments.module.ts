import { Global, Module } from '@nestjs/common';
import { PaymentProviders } from './payment-providers';

/** Speaks to providers of payments. Needs CONFIG. */
@Global()
@Module({ providers: [PaymentProviders], exports: [PaymentProviders] })
export class PaymentProvidersModule {}
