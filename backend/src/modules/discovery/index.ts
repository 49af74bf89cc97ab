export { CARD_COLUMNS, CARD_JOINS, MAY_MEET, SMALL_CARD_COLUMNS, seeks } from './cards/card-sql';
export { MemberCard } from './cards/member-card.response';
export { type CardRow, type CardSite, type MemberCardData, MemberCards } from './cards/member-cards';
export { DISCOVERY_DATA } from './discovery-data';
export { DiscoveryModule } from './discovery.module';
export { cellsOf } from './search/cells';
export { Parameters } from './search/parameters';
