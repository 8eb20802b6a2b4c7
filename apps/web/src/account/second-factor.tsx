import { useId, useState, useMemo } from 'react';
import { Button } from '@mantine/core';
import { encodeQR } from 'qr';
import {
  recoveryCodes,
  secondFactorSetup,
  type AccountView,
  type SecondFactorSetup,
} from '@toolbench/contracts/auth.ts';
import { calls } from '@toolbench/contracts/routes.ts';
import { Banner } from '@toolbench/ui/controls/banner.tsx';
import { CopyButton } from '@toolbench/ui/files/copy-button.tsx';
import { download } from '@toolbench/ui/files/download.ts';
import tableStyles from '../table.module.css';
import styles from './account.module.css';
import { ProofForm } from './proof-form.tsx';
import { useWords } from './use-words.ts';

interface SecondFactorProps {
  readonly state: AccountView['second_factor'];
  readonly onChange: () => void;
}

type Step =
  | { readonly name: 'idle' | 'password' | 'renew' | 'end' }
  | { readonly name: 'setup'; readonly setup: SecondFactorSetup }
  | { readonly name: 'codes'; readonly codes: readonly string[] };

const idle: Step = { name: 'idle' };
const nothing = { parse: () => null };
/** With fewer recovery codes than this it is time for new ones. */
const fewCodes = 3;

const border = 4;

/** A QR code of a text, drawn as one path. */
function QrPicture({ text, label }: { readonly text: string; readonly label: string }) {
  const { size, path } = useMemo(() => {
    const modules = encodeQR(text, 'raw', { ecc: 'medium', border });
    const squares = modules.flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : '')));
    return { size: modules.length, path: squares.join('') };
  }, [text]);
  return (
    <svg className={styles.picture} viewBox={`0 0 ${size} ${size}`} role="img" aria-label={label}>
      <path d={path} fill="#000" shapeRendering="crispEdges" />
    </svg>
  );
}

/** Switches two-step verification on and off, and gives new recovery codes. */
export function SecondFactor({ state, onChange }: SecondFactorProps) {
  const t = useWords().factor;
  const heading = useId();
  const [step, setStep] = useState<Step>(idle);
  const reset = () => setStep(idle);
  const showCodes = ({ recovery_codes: codes }: { readonly recovery_codes: readonly string[] }) => {
    setStep({ name: 'codes', codes });
    onChange();
  };
  const ended = () => {
    reset();
    onChange();
  };
  const left = state?.recovery_codes_left ?? 0;
  return (
    <section className={`${tableStyles.section} ${styles.factor}`} aria-labelledby={heading}>
      <h2 id={heading}>{t.title}</h2>
      <p className={styles.note}>{state ? t.on({ left }) : t.off}</p>
      {state && left < fewCodes && <Banner tone="warning">{t.fewCodes}</Banner>}
      {step.name === 'idle' && (
        <div className={styles.bar}>
          {state ? (
            <>
              <Button variant="default" onClick={() => setStep({ name: 'renew' })}>
                {t.renew}
              </Button>
              <Button variant="default" color="red" onClick={() => setStep({ name: 'end' })}>
                {t.end}
              </Button>
            </>
          ) : (
            <Button onClick={() => setStep({ name: 'password' })}>{t.begin}</Button>
          )}
        </div>
      )}
      {step.name === 'password' && (
        <ProofForm
          asks="password"
          note={t.passwordFirst}
          submit={t.next}
          path={calls.secondFactor}
          answer={secondFactorSetup}
          onDone={(setup) => setStep({ name: 'setup', setup })}
          onCancel={reset}
        />
      )}
      {step.name === 'setup' && (
        <>
          <p className={styles.note}>{t.scan}</p>
          <QrPicture text={step.setup.uri} label={t.picture} />
          <p className={styles.secret}>
            {t.secret} <code>{step.setup.secret}</code>
            <CopyButton text={() => step.setup.secret} label={t.copySecret} />
          </p>
          <ProofForm
            asks="code"
            submit={t.confirm}
            path={calls.confirmSecondFactor}
            answer={recoveryCodes}
            onDone={showCodes}
            onCancel={reset}
          />
        </>
      )}
      {step.name === 'renew' && (
        <ProofForm
          asks="both"
          note={t.renewNote}
          submit={t.renew}
          path={calls.recoveryCodes}
          answer={recoveryCodes}
          onDone={showCodes}
          onCancel={reset}
        />
      )}
      {step.name === 'end' && (
        <ProofForm
          asks="both"
          note={t.endNote}
          submit={t.end}
          path={calls.endSecondFactor}
          answer={nothing}
          onDone={ended}
          onCancel={reset}
        />
      )}
      {step.name === 'codes' && <RecoveryCodes codes={step.codes} onSaved={reset} />}
    </section>
  );
}

function RecoveryCodes({ codes, onSaved }: { readonly codes: readonly string[]; readonly onSaved: () => void }) {
  const t = useWords().factor;
  const text = `${codes.join('\n')}\n`;
  return (
    <>
      <Banner tone="warning">{t.codesNote}</Banner>
      <ul className={styles.codes} aria-label={t.codes}>
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ul>
      <div className={styles.bar}>
        <CopyButton text={() => text} label={t.copyCodes} />
        <Button variant="default" size="xs" onClick={() => download(text, t.fileName)}>
          {t.downloadCodes}
        </Button>
        <Button size="xs" onClick={onSaved}>
          {t.saved}
        </Button>
      </div>
    </>
  );
}
