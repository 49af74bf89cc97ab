/** Sends a statement as the role that sees every tenant. */
type Send = (text: string, values?: unknown[]) => Promise<unknown>;

/**
 * So many brands that are live with another one's settings, named `copy-0001` and so on, written as they would be after
 * years: with an hour of counted answers.
 */
export async function launchCopies(send: Send, model: string, count: number): Promise<void> {
  await send(
    `with made as (
       insert into tenant (slug, domain_language, locales, version)
       select 'copy-' || lpad(n::text, 4, '0'), 'nl', '{nl}', 0 from generate_series(1, $2::integer) n returning id, slug),
     revisions as (
       insert into settings_revision (tenant_id, revision, source, template, document, author, reason)
       select made.id, 1, jsonb_set(source, '{settings,name}', to_jsonb(made.slug)), template,
         jsonb_set(document, '{settings,name}', to_jsonb(made.slug)), r.author, 'Test'
       from made, tenant t join settings_revision r on r.tenant_id = t.id and r.revision = t.live_revision where t.slug = $1)
     insert into settings_release (tenant_id, number, revision, kind, author, reason, version)
     select id, 1, 1, 'publish', 'somebody', 'Test', 0 from made`,
    [model, count],
  );
  await send("update tenant set live_revision = 1 where slug like 'copy-%'");
  await send(
    `insert into answer_count (tenant_id, slot, answers, errors)
     select t.id, date_bin('15 seconds', now(), 'epoch') - n * interval '15 seconds', 20, 0
     from tenant t, generate_series(1, 240) n where t.slug like 'copy-%'`,
  );
  await send('analyze');
}
