/** Who changes something: a member of staff, through the API or on the command line. `role` bounds which fields. */
export interface Actor {
  readonly email: string;
  readonly role: 'operator' | 'support';
}
