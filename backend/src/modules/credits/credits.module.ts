import { Module } from '@nestjs/common';
import { Ledger } from './ledger/ledger';

/** The ledger of credits: what members get, spend and are given back. */
@Module({ providers: [Ledger], exports: [Ledger] })
export class CreditsModule {}
