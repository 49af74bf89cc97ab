/**
 * The tables that belong to no tenant, each with why. The runtime role cannot reach them; every other table has to carry
 * its tenant (see `make_tenant_table` in the first migration).
 */
export const PLATFORM_TABLES: Readonly<Record<string, string>> = {
  migration: 'the migration runner’s own memory',
  id_key: 'the key of every brand’s ids, which no role but the owner may read',
  config_version: 'the one counter that orders what goes live on all sites',
  tenant: 'the list of tenants itself; read before any tenant is known',
  domain:
    'hosts become tenants through it, so it is read before any tenant is known; a host belongs to one tenant in the world',
  process: 'running processes and which version they have applied',
  staff: 'people who work for the platform, not for one brand',
  staff_token: 'how machines of staff sign in',
  staff_invitation: 'who of the staff may set a password',
  staff_second_factor: 'what staff prove themselves with besides the password',
  staff_recovery_code: 'what stands in for a lost second factor',
  staff_passkey: 'the passkeys of staff, who belong to no brand',
  staff_passkey_challenge: 'what a session of staff has asked a device to sign, for five minutes',
  staff_session: 'who of the staff is signed in where',
  staff_tries: 'wrong passwords and codes of staff, who belong to no brand',
  staff_tenant: 'which tenants a member of staff may touch: read to decide whether a tenant may be entered',
  staff_claim: 'who of the staff is at what, over all tenants that they reach',
  staff_wellbeing: 'how staff want pictures to be shown, at every brand',
  staff_picture_time: 'how long staff have looked at pictures, over all brands',
  isolation_run: 'how the platform’s own proof that tenants are apart went',
  fleet_wave: 'one change of many brands, and how far it has come',
  fleet_wave_approval: 'whose word a change of money at many brands has',
  fleet_wave_mail: 'which staff are yet to be told of a wave that stopped, by staff number',
  audit_entry: 'what staff did; some of it concerns no tenant, and no tenant may see or change it',
};
