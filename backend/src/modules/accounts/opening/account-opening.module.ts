import { Module } from '@nestjs/common';
import { PasswordHasher } from '../passwords/password-hasher';
import { OpenAccount } from './open-account';

/** Opening accounts without a visitor: for the command line. */
@Module({ providers: [OpenAccount, PasswordHasher], exports: [OpenAccount] })
export class AccountOpeningModule {}
