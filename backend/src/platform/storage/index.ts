export { Storage } from './storage';
export { StorageModule } from './storage.module';
export { isStorageUnavailable } from './unavailable';
