export { TrafficModule } from './traffic.module';
