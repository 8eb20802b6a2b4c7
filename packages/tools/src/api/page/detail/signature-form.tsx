import { useEffect, useState } from 'react';
import { NativeSelect, TextInput } from '@mantine/core';
import { SecretInput } from '@toolbench/ui/controls/secret-input.tsx';
import type { CapturedRequest } from '@toolbench/contracts/bins.ts';
import { Banner } from '@toolbench/ui/controls/banner.tsx';
import layout from './detail.module.css';
import {
  checkSignature,
  hmacAlgorithms,
  schemeOf,
  signatureSchemes,
  type HmacAlgorithm,
  type SignatureScheme,
  type SignatureVerdict,
  type Signing,
} from './signature.ts';
import { useWords } from '../use-words.tsx';

interface SignatureFormProps {
  readonly request: CapturedRequest;
  /** The whole body; null until it is read. */
  readonly body: Uint8Array | null;
}

interface Checked {
  readonly request: CapturedRequest;
  readonly verdict: SignatureVerdict;
}

/** Checks the signature of a webhook with a secret that is nowhere but in this form. */
export function SignatureForm({ request, body }: SignatureFormProps) {
  const { signature: t } = useWords();
  const [chosen, setChosen] = useState<SignatureScheme | null>(null);
  const [secret, setSecret] = useState('');
  const [header, setHeader] = useState('X-Signature');
  const [algorithm, setAlgorithm] = useState<HmacAlgorithm>('SHA-256');
  const [checked, setChecked] = useState<Checked | null>(null);
  const scheme = chosen ?? schemeOf(request.header_list);
  // Browsers calculate for pages only that came over https or from this machine.
  const isSecure = globalThis.isSecureContext;

  useEffect(() => {
    if (!isSecure || secret === '' || body === null) return;
    let isWanted = true;
    const question = {
      scheme,
      secret,
      headers: request.header_list,
      body: new Uint8Array(body),
      receivedAt: Date.parse(request.timestamp),
      header,
      algorithm,
    };
    void checkSignature(question, crypto.subtle as unknown as Signing).then(
      (verdict) => isWanted && setChecked({ request, verdict }),
    );
    return () => {
      isWanted = false;
    };
  }, [isSecure, request, body, scheme, secret, header, algorithm]);

  const verdict = secret !== '' && checked?.request === request ? checked.verdict : null;
  return (
    <details className={layout.section}>
      <summary>{t.title}</summary>
      {!isSecure && <Banner tone="warning">{t.notSecure}</Banner>}
      <div className={layout.signature}>
        <NativeSelect
          label={t.scheme}
          data={signatureSchemes.map((value) => ({ value, label: t.schemes[value] }))}
          value={scheme}
          onChange={(event) => setChosen(event.currentTarget.value as SignatureScheme)}
        />
        {scheme === 'hmac' && (
          <>
            <TextInput label={t.header} value={header} onChange={(event) => setHeader(event.currentTarget.value)} />
            <NativeSelect
              label={t.algorithm}
              data={[...hmacAlgorithms]}
              value={algorithm}
              onChange={(event) => setAlgorithm(event.currentTarget.value as HmacAlgorithm)}
            />
          </>
        )}
        <SecretInput
          label={t.secret}
          autoComplete="off"
          value={secret}
          disabled={!isSecure}
          onChange={(event) => setSecret(event.currentTarget.value)}
        />
      </div>
      <p className={layout.signatureNote}>{t.note}</p>
      <div role="status">{verdict && <Verdict verdict={verdict} />}</div>
    </details>
  );
}

function Verdict({ verdict }: { readonly verdict: SignatureVerdict }) {
  const { signature: t } = useWords();
  const { header } = verdict;
  if (verdict.kind === 'valid') return <Banner tone="good">{t.valid({ header })}</Banner>;
  if (verdict.kind === 'stale') return <Banner tone="warning">{t.stale({ header, seconds: verdict.seconds })}</Banner>;
  if (verdict.kind === 'wrong') return <Banner tone="error">{t.wrong({ header, expected: verdict.expected })}</Banner>;
  return <Banner tone="error">{t[verdict.kind]({ header })}</Banner>;
}
