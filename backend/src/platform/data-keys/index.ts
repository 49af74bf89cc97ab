export { DataKeys } from './data-keys';
export { DataKeysModule } from './data-keys.module';
