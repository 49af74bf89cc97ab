import { Body, Controller, Get, Inject, Param, Post, Query, Req } from '@nestjs/common';
import { ApiCreatedResponse, ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { type FastifyRequest } from 'fastify';
import { Endpoint, InvalidInput, UuidPipe, perStaff } from '../../../platform/http';
import { CreateWave, type WaveChange, WaveNotFound, WaveRefused, Waves } from '../../fleet';
import { TenantNotFound } from '../../tenants';
import { MayApprove } from '../staff/may-approve';
import { TenantAccess, staffIn } from '../tenants/tenant-access';
import { DraftWaveRequest, ListWaveBrandsRequest, ListWavesRequest, type WaveChangeRequest } from './fleet.request';
import { DraftedWaveResponse, WaveBrandsResponse, WaveDetailResponse, WavesResponse } from './fleet.response';

const SHOWN = 50;

@ApiTags('staff')
@Controller('api/staff/fleet/waves')
export class StaffFleetController {
  constructor(
    @Inject(TenantAccess) private readonly access: TenantAccess,
    @Inject(CreateWave) private readonly drafts: CreateWave,
    @Inject(Waves) private readonly waves: Waves,
    @Inject(MayApprove) private readonly mayApprove: MayApprove,
  ) {}

  /** Lists waves: changes of many brands at once. */
  @Get()
  @ApiOkResponse({ type: WavesResponse })
  @Endpoint({ scope: 'platform', permission: 'platform.read', limit: perStaff(120, 60), problems: [InvalidInput] })
  async list(@Query() { state, before }: ListWavesRequest): Promise<WavesResponse> {
    const found = await this.waves.list(state, before === undefined ? undefined : new Date(before), SHOWN + 1);
    return { waves: found.slice(0, SHOWN), more: found.length > SHOWN };
  }

  /** Writes a wave down and has its dry run made. Nothing changes at any brand. */
  @Post()
  @ApiCreatedResponse({ type: DraftedWaveResponse })
  @Endpoint({
    ...{ scope: 'platform', permission: 'platform.write', limit: perStaff(60, 3600) },
    problems: [InvalidInput, TenantNotFound, WaveRefused],
  })
  async draft(@Req() request: FastifyRequest, @Body() body: DraftWaveRequest): Promise<DraftedWaveResponse> {
    const { changes, kind, niches, brands, reason, limits } = body;
    const wish = { kind, niches, brands, reason, limits, changes: changes.map(changeIn) };
    const timing = { watchSeconds: body.watch_seconds, goesOn: body.goes_on };
    return { id: await this.drafts.create({ ...wish, ...timing }, this.access.actor(request)) };
  }

  /** One wave: how far it is, its figures, and the paths that change. */
  @Get(':wave')
  @ApiOkResponse({ type: WaveDetailResponse })
  @Endpoint({ scope: 'platform', permission: 'platform.read', limit: perStaff(600, 60), problems: [WaveNotFound] })
  async show(
    @Req() request: FastifyRequest,
    @Param('wave', new UuidPipe(WaveNotFound)) id: string,
  ): Promise<WaveDetailResponse> {
    const { behind, ...wave } = await this.waves.show(id);
    const isOpen = wave.state === 'planned' && wave.missing_approvals > 0;
    const [may] = isOpen ? await this.mayApprove.each(staffIn(request).id, [behind]) : [false];
    return { ...wave, may_approve: may === true };
  }

  /** The brands of a wave, with what changes at each. */
  @Get(':wave/brands')
  @ApiOkResponse({ type: WaveBrandsResponse })
  @Endpoint({
    ...{ scope: 'platform', permission: 'platform.read', limit: perStaff(600, 60) },
    problems: [WaveNotFound, InvalidInput],
  })
  async brands(
    @Param('wave', new UuidPipe(WaveNotFound)) id: string,
    @Query() { state, after = '', most }: ListWaveBrandsRequest,
  ): Promise<WaveBrandsResponse> {
    const found = await this.waves.brands(id, { states: state, after, most: most + 1 });
    const brands = found.slice(0, most);
    return { brands, next: found.length > most ? (brands.at(-1)?.tenant ?? null) : null };
  }
}

const changeIn = ({ path, act, value }: WaveChangeRequest): WaveChange =>
  act === 'set' ? { path, act, value: value ?? null } : { path, act };
