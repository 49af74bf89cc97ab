export class UsageError extends Error {}

/** Values of the command line; everything is text. */
export type Options = Readonly<Partial<Record<string, string | boolean>>>;

export function required(options: Options, name: string): string {
  const value = options[name];
  if (typeof value !== 'string' || value === '') throw new UsageError(`--${name} is missing.`);
  return value;
}

export function whole(options: Options, name: string): number {
  const value = Number(required(options, name));
  if (!Number.isSafeInteger(value) || value < 1 || value > 2_147_483_647)
    throw new UsageError(`--${name} is a whole number above zero.`);
  return value;
}

export function optional(options: Options, name: string): string | undefined {
  const value = options[name];
  return typeof value === 'string' && value !== '' ? value : undefined;
}

export function usage(): void {
  console.log(`
npm run tenants -- <command> [brand…]      a brand is a folder in tenants/; without one: all of them

  validate [brand…]                        checks files; every fault with its path
  plan [brand…]                            what would change of what is live
  apply [brand…] --author E --reason T     makes drafts of what differs
  people [brand…] [--author E] [--reason T]   makes the fictional profiles what people.yaml says
  seed [brand…] [--cast]                   the demo, live; with hundreds of people and members who can sign in
  seed [brand…] --payments F               with test accounts at the providers; F gets the secrets of their events
  publish brand --revision N --author E --reason T [--base N] [--at TIME]
  rollback brand --author E --reason T [--revision N]
  history brand                            revisions and releases, newest first
  domain brand                             its hosts and how far each is on its way to visitors
  domain brand --host H --state pending|verified|live|suspended|retired --author E
  launch brand                             its eight steps to being live, with every check: found, wanted, records to paste
  launch check brand --author E            the same, after looking at everything now
  fleet                                    changes of many brands, the newest first
  fleet plan [brand…] --path P --value JSON --author E --reason T [--niche N] [--minutes N]   its dry run; all brands without one
  fleet plan [brand…] --path P --author E --reason T             takes out what brands say themselves
  fleet plan [brand…] --kind template --author E --reason T [--niche N]   nothing but what the templates say today
  fleet show --wave W                      how far it is, with each brand
  fleet start [brand] --wave W --author E  a brand that is to be the first one
  fleet stop|go-on|rollback|cancel --wave W --author E --reason T
  export brand [--revision N] [--author E]   what the tenant says itself, as the tenant.yaml that apply takes back
  postback-secret brand --network N --author E   what the network checks signatures with
  rotate-push-key brand --author E         pages subscribe to push messages with a new key; the old one signs for 90 days more
  photos brand                             members' photos that wait for a decision, oldest first
  save-photo brand --photo N --file F      the whole picture, to look at
  approve-photo brand --photo N --author E
  reject-photo brand --photo N --author E --reason nudity|minor|not_a_person|contact_details|copyright|quality|other
  held-messages brand                      members' messages that wait for a decision, oldest first
  release-message brand --message N --author E
  reject-message brand --message N --author E
  give-credits brand --member N --credits N --kind support|refund --key K --author E --reason T
  reverse-credits brand --member N --entry N --author E --reason T
  check-ledger                             whether every balance, of all brands, is the sum of its entries
  provider-accounts brand                  its accounts at providers of payments
  add-provider-account brand --account A --provider mollie|stripe|flexpay|bank --mode test|live --author E < file-with-the-key
  add-event-secret brand --account A --author E < file-with-the-secret
  replace-provider-key brand --account A --author E < file-with-the-key
  set-reports-key brand --account A --author E < file-with-the-key   what opens a Mollie account's balance
  set-provider-account brand --account A --status active|closing|closed --author E
  discount-codes brand                     its codes, newest first, and how often they were used
  add-discount-code brand --code C --percent N --expires TIME --author E [--starts TIME] [--member N] [--country NL]
      [--currency EUR] [--minimum N] [--methods ideal,card]   --minimum in minor units of the currency
  end-discount-code brand --code C --author E
  check-payments                           whether credits and money of every order, of all brands, agree
  orders brand [--member N] [--payment P] [--status S]   newest first
  order brand --order N --author E         one with all that is known of it, as JSON
  refund brand --order N --amount MINOR_UNITS [--credits N]   what it would do
  refund brand --order N --amount MINOR_UNITS [--credits N] --key K --author E --reason T
  retry-refund brand --refund R --author E
  refund-made brand --refund R --author E  by hand, of an account at a bank
  debit-files brand                        those that banks were given, newest first
  debit-file brand --account A --author E [--out F]   pain.008 of the direct debits that are due
  debit-file brand --file ID --author E [--out F]     the same file once more
  debit-returned brand --attempt A --reason AM04 --author E
  debit-paid brand --file ID --author E    all of the file that were not returned
  differences brand                        what providers and the books do not agree on
  resolve-difference brand --difference D --author E --reason T
  settlement-report brand --from DAY --to DAY
  vat-report brand --from DAY --to DAY
  export-books brand --month 2026-11 --author E > file.csv
  new --niche 1-7 --host H [--slug S] [--name N] [--countries NL,BE]

npm run staff -- add --email E --name N --role operator|support [--tenants a,b] --author E
npm run staff -- add-machine --handle H --name N --role operator|support|moderator|finance [--tenants a,b] --author E   a program's account, with a token
npm run staff -- invite --email E [--name N --role operator|support] [--tenants a,b] --author E
npm run staff -- role --email E --role operator|support [--tenants a,b] --author E
npm run staff -- disable --email E --author E
npm run staff -- reset-second-factor --email E --author E
npm run staff -- confirm --email E         the first two operators; later only where too few can confirm
npm run staff -- list

npm run push -- test --tenant T --member N        a test to each device of a member, and what its service answered
npm run push -- devices --tenant T --member N     how the last pushes to each device went

Authors are members of staff by their e-mail address, which the command line takes on trust. So what is written here and
changes money has to be approved by two people who are signed in, and whoever is invited here is confirmed by two.
`);
}
