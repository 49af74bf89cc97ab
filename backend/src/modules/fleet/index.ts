export { AnswerCountFlush } from './answers/answer-count-flush';
export { WebAnswers } from './answers/web-answers';
export { CreateWave, type WaveWish } from './create-wave';
export * from './errors';
export { FLEET_DATA } from './fleet-data';
export { FleetHttpModule } from './fleet-http.module';
export { FleetJobsModule } from './fleet-jobs.module';
export { FleetModule } from './fleet.module';
export {
  WAVE_BRAND_STATES,
  WAVE_KINDS,
  WAVE_STAGES,
  WAVE_STATES,
  type WaveBrandState,
  type WaveChange,
  type WaveKind,
  type WaveStage,
  type WaveState,
} from './names';
export { type WaveFigure, type WaveFigures, type WaveLimits } from './watch/breach';
export { WaveActs } from './wave-acts';
export { WaveWork } from './wave-work';
export {
  type ShownApproval,
  type ShownWave,
  type ShownWaveBrand,
  type WaveDetail,
  type WavePath,
  Waves,
} from './waves';
