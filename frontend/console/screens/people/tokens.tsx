import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { readTokens, revokeToken } from '../../api/people';
import { tokens as texts } from '../../texts/people';
import { ActDialog } from '../../ui/act-dialog';
import { Answer } from '../../ui/answer';
import { Button } from '../../ui/button';
import { Field } from '../../ui/field';
import { ShownOnce } from '../../ui/shown-once';
import { Table } from '../../ui/table';
import { timeText } from '../../ui/times';
import { textIn } from '../../ui/use-act';

interface Props {
  readonly id: number;
  /** Undefined where the api makes none for whoever looks. */
  readonly make?: (id: number, label: string) => Promise<{ token: string; expires_at: string }>;
  readonly makeText?: string;
}

interface Made {
  readonly label: string;
  readonly token: string;
  readonly until: string;
}

/** The tokens that work, and making one. */
export function Tokens({ id, make, makeText = texts.make_text }: Props) {
  const queries = useQueryClient();
  const query = useQuery({ queryKey: ['tokens', id], queryFn: () => readTokens(id) });
  const again = (): void => void queries.invalidateQueries({ queryKey: ['tokens', id] });
  const [isMaking, setMaking] = useState(false);
  const [made, setMade] = useState<Made>();
  const [revoking, setRevoking] = useState<string>();
  const [isRevoked, setRevoked] = useState(false);
  return (
    <section className="grid gap-3">
      <h2>{texts.title}</h2>
      {made && (
        <ShownOnce
          text={texts.made_once.replace('{label}', made.label).replace('{time}', timeText(made.until))}
          secret={made.token}
          kept={texts.kept}
          onKept={() => setMade(undefined)}
        />
      )}
      <Answer query={query}>
        {(tokens) =>
          tokens.length === 0 ? (
            <p>{texts.none}</p>
          ) : (
            <Table
              caption={texts.title}
              rows={tokens}
              keyOf={({ label, created_at }) => `${label} ${created_at}`}
              columns={[
                { name: texts.label, cell: ({ label }) => label },
                { name: texts.made, cell: ({ created_at }) => timeText(created_at) },
                { name: texts.expires, cell: ({ expires_at }) => timeText(expires_at) },
                {
                  name: texts.revoke,
                  cell: ({ label }) => <Button onClick={() => setRevoking(label)}>{texts.revoke}</Button>,
                },
              ]}
            />
          )
        }
      </Answer>
      <p role="status" className="text-good">
        {isRevoked && texts.revoked}
      </p>
      {make && (
        <p>
          <Button onClick={() => setMaking(true)}>{texts.make}</Button>
        </p>
      )}
      {make && isMaking && (
        <ActDialog
          title={texts.make}
          preview={makeText}
          act={async (form) => {
            const label = textIn(form, 'label').trim();
            const { token, expires_at } = await make(id, label);
            setMade({ label, token, until: expires_at });
            again();
          }}
          onClose={() => setMaking(false)}
        >
          <Field label={texts.label} name="label" required minLength={2} maxLength={60} autoComplete="off" />
        </ActDialog>
      )}
      {revoking !== undefined && (
        <ActDialog
          title={texts.revoke}
          preview={texts.revoke_text.replace('{label}', revoking)}
          act={async () => {
            await revokeToken(id, revoking);
            setRevoked(true);
            again();
          }}
          onClose={() => setRevoking(undefined)}
        />
      )}
    </section>
  );
}
