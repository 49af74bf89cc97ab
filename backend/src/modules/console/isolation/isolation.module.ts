import { Module } from '@nestjs/common';
import { AccountOpeningModule } from '../../accounts';
import { TenantsModule } from '../../tenants';
import { ConsoleModule } from '../console.module';
import { IsolationProof } from './isolation-proof';
import { IsolationRuns } from './isolation-runs';
import { IsolationWork } from './isolation-work';
import { ProbeGround } from './probe-ground';
import { ProbeTokens } from './probe-tokens';

/** Proves that tenants are apart: for the worker. */
@Module({
  imports: [AccountOpeningModule, ConsoleModule, TenantsModule],
  providers: [IsolationProof, IsolationRuns, IsolationWork, ProbeGround, ProbeTokens],
})
export class IsolationModule {}
