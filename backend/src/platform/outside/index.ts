export { AddressNotPublic, type OutsideAnswer, type OutsideFile, PublicRequests } from './public-requests';
