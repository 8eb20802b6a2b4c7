import { NativeSelect, TextInput } from '@mantine/core';
import { SecretInput } from '@toolbench/ui/controls/secret-input.tsx';
import { aiProtocols, protocolPorts, type AiPort, type AiProtocol } from '@toolbench/contracts/ai/ai.ts';
import { needsVersion, type ServiceDraft } from './engine-draft.ts';
import { useWords } from '../use-words.ts';

interface ServiceFieldsProps {
  readonly draft: ServiceDraft;
  readonly wrong: ReadonlySet<string>;
  readonly change: (changes: Partial<ServiceDraft>) => void;
  readonly keyNote: string;
  /** The service's own reason why the key or the address will not do. */
  readonly refused?: { readonly field: 'key' | 'baseUrl'; readonly text: string } | undefined;
  /** With it, the protocol can be chosen among those that offer this port. */
  readonly port?: AiPort;
}

/** Address, key and, where the service needs them, protocol and version. A saved key is not shown. */
export function ServiceFields({ draft, wrong, change, keyNote, refused, port }: ServiceFieldsProps) {
  const { settings: t } = useWords();
  const errorOf = (field: 'key' | 'baseUrl', words: string) =>
    wrong.has(field) ? words : refused?.field === field && refused.text;
  return (
    <>
      {port && (
        <NativeSelect
          label={t.protocol}
          data={aiProtocols
            .filter((value) => protocolPorts[value].includes(port))
            .map((value) => ({ value, label: t.protocols[value] }))}
          value={draft.protocol}
          onChange={(event) => change({ protocol: event.currentTarget.value as AiProtocol })}
        />
      )}
      <TextInput
        label={t.baseUrl}
        description={t.baseUrlNote}
        type="url"
        spellCheck={false}
        value={draft.baseUrl}
        error={errorOf('baseUrl', t.baseUrlWrong)}
        onChange={(event) => change({ baseUrl: event.currentTarget.value })}
      />
      {needsVersion(draft) && (
        <TextInput
          label="api-version"
          description={t.apiVersionNote}
          spellCheck={false}
          value={draft.apiVersion}
          error={wrong.has('apiVersion') && t.apiVersionWrong}
          onChange={(event) => change({ apiVersion: event.currentTarget.value })}
        />
      )}
      <SecretInput
        label={t.key}
        description={keyNote}
        autoComplete="off"
        spellCheck={false}
        value={draft.key}
        error={errorOf('key', t.keyWrong)}
        aria-invalid={errorOf('key', t.keyWrong) ? true : undefined}
        onChange={(event) => change({ key: event.currentTarget.value })}
        visibilityToggleButtonProps={{ 'aria-label': t.showKey }}
      />
    </>
  );
}
