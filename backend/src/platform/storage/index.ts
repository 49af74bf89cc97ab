export { Storage } from './storage';
export { StorageModule } from './storage.module';
