export { EmptyLayout as default } from '../../../../../components/layouts/empty-layout';
