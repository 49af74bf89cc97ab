import { useState } from 'react';
import { type ProviderAccount, addProviderAccount } from '../../api/providers';
import { useBrandText } from '../../frame/brand-text';
import { providers as texts } from '../../texts/providers';
import { ActDialog } from '../../ui/act-dialog';
import { Choice } from '../../ui/choice';
import { Field } from '../../ui/field';
import { SecretField } from '../../ui/secret-field';
import { textIn } from '../../ui/use-act';

type Provider = ProviderAccount['provider'];
type Mode = ProviderAccount['mode'];

interface Props {
  readonly slug: string;
  readonly onConnected: (told: string) => void;
  readonly onClose: () => void;
}

const PROVIDERS = (Object.keys(texts.names) as Provider[]).map((value) => ({ value, label: texts.names[value] }));
const MODES = (['test', 'live'] as const).map((value) => ({ value, label: texts.mode_choices[value] }));

/** Connects a brand with an account. The key stands in the form alone. */
export function ConnectAccount({ slug, onConnected, onClose }: Props) {
  const [provider, setProvider] = useState<Provider>('mollie');
  const [mode, setMode] = useState<Mode>('test');
  const name = useBrandText()(slug);
  const isSecond = mode === 'live' || provider === 'flexpay' || provider === 'bank';
  return (
    <ActDialog
      title={texts.connect}
      preview={`${name}: ${texts.connect_text}`}
      act={async (form) => {
        const body = { account: textIn(form, 'account').trim(), provider, mode, key: textIn(form, 'key').trim() };
        const { payee, waits } = await addProviderAccount(slug, body);
        onConnected((waits ? texts.connected_waits : texts.connected).replace('{payee}', payee));
      }}
      onClose={onClose}
    >
      <Choice
        label={texts.provider}
        choices={PROVIDERS}
        value={provider}
        onChange={(event) => {
          setProvider(event.target.value as Provider);
        }}
      />
      <Choice
        label={texts.mode}
        choices={MODES}
        value={mode}
        onChange={(event) => {
          setMode(event.target.value as Mode);
        }}
      />
      {/* Made anew for each provider, so that the name follows it. */}
      <Field
        key={provider}
        label={texts.account}
        name="account"
        required
        pattern="[a-z][a-z0-9\-]{0,29}"
        autoComplete="off"
        autoCapitalize="none"
        defaultValue={provider}
      />
      <div className="grid grid-cols-[minmax(0,1fr)] gap-1">
        <SecretField label={texts.key} name="key" />
        <p className="text-quiet">{texts.key_hints[provider]}</p>
      </div>
      {isSecond && <p className="font-semibold">{texts.second_person}</p>}
    </ActDialog>
  );
}
