export {
  type Column,
  type DeclaredTable,
  type Erasure,
  type ImpersonalTable,
  type PersonalTable,
  DELETED,
  emailKeyOf,
  isPersonal,
  withheld,
} from './personal-data';
