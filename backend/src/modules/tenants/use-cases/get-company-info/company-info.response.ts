import { companySchema } from '../../document';
import { describedBy } from '../described-by';

/** The company as the schema of settings has it. Field names are the specification's, with what the law asks for beside them. */
@describedBy(companySchema)
export class CompanyInfoResponse {}
