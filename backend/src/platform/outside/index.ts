export { AddressNotPublic, type OutsideFile, PublicRequests } from './public-requests';
