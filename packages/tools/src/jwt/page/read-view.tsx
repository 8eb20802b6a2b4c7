import type { ReactNode } from 'react';
import { Button } from '@mantine/core';
import { ErrorBanner, Banner } from '@toolbench/ui/controls/banner.tsx';
import { formatDistance, formatInstant } from '@toolbench/ui/words/format-instant.ts';
import { useLanguage } from '@toolbench/ui/words/language.ts';
import { OptionRow } from '@toolbench/ui/controls/option-row.tsx';
import { QuietActions } from '@toolbench/ui/controls/quiet-actions.tsx';
import type { TextModel } from '@toolbench/ui/editor/text-model.ts';
import { TextPane } from '@toolbench/ui/editor/text-pane.tsx';
import { Card, Panes, ToolLayout } from '@toolbench/ui/layout/tool-layout.tsx';
import { useTool } from '@toolbench/ui/run/use-tool.tsx';
import { useTyped } from '@toolbench/ui/work/use-typed.ts';
import { ValueList } from '@toolbench/ui/controls/value-list.tsx';
import { useKeptText } from '@toolbench/ui/work/work-provider.tsx';
import { textToString } from '@toolbench/kit/text.ts';
import type { Engine, ReadToken } from '../engine/index.ts';
import type { options } from '../options.ts';
import { useWords } from './use-words.tsx';
import { jwt } from '../tool.ts';
import { exampleSecret, exampleToken } from '../example.ts';
import styles from './jwt.module.css';

interface ReadViewProps {
  readonly keyText: TextModel;
  readonly modeSwitch: ReactNode;
}

/** What makes a token worthless; anything else that is noted is only unusual. */
const fatal = new Set(['alg-none', 'no-signature', 'expired', 'not-yet']);

/** Whether a token can be believed: its signature, its times, and what is unusual about it, a sentence each. */
function Verdict({ token }: { readonly token: ReadToken | null }) {
  const t = useWords();
  const language = useLanguage();
  if (!token) return <p className={styles.empty}>{t.verdictEmpty}</p>;
  const { verification, notes, claims, now } = token;
  const when = (ms: number) => `${formatInstant(ms, language)} · ${formatDistance(ms, now, language)}`;
  const expiry = claims.find((claim) => claim.name === 'exp')?.ms;
  const isExpiryNoted = notes.some(({ code, name }) => code === 'expired' || name === 'exp');
  return (
    <div className={styles.verdict}>
      {!verification && <Banner tone="warning">{t.noKeyYet}</Banner>}
      {verification?.isValid && (
        <Banner tone="good">{verification.keyId === undefined ? t.valid : t.validKey(verification.keyId)}</Banner>
      )}
      {verification?.isValid &&
        verification.secret &&
        t.secretNotes(verification.secret).map((note) => (
          <Banner key={note} tone="warning">
            {note}
          </Banner>
        ))}
      {verification?.isValid === false && (
        <Banner tone="error">{t.errors[verification.reason](verification.detail ?? {})}</Banner>
      )}
      {expiry !== undefined && !isExpiryNoted && (
        <Banner tone="good">
          {t.stillGood(formatInstant(expiry, language), formatDistance(expiry, now, language))}
        </Banner>
      )}
      {notes.map(({ code, name = '', ms }) => (
        <Banner key={`${code} ${name}`} tone={fatal.has(code) ? 'error' : 'warning'}>
          {t.notes[code](name, ms === undefined ? '' : when(ms))}
        </Banner>
      ))}
    </div>
  );
}

/** A token taken apart as it is typed, and its signature checked as soon as there is a key. */
export function ReadView({ keyText, modeSwitch }: ReadViewProps) {
  const t = useWords();
  const language = useLanguage();
  // A token lets its holder in: it is there while the tab lives, and never written down.
  const token = useKeptText('token', 'tab');
  const header = useKeptText('header', 'tab');
  const payload = useKeptText('payload', 'tab');
  const tool = useTool<Engine, typeof options>(jwt, {
    keepsOutcome: true,
    onOutcome: (next) => {
      const shown = next?.result.ok && next.action === 'read' ? next.result.value : null;
      header.replace(shown?.header ?? '');
      payload.replace(shown?.payload ?? '');
    },
  });
  const { outcome } = tool;
  const { run, clear } = useTyped(
    tool,
    token,
    async (text) => tool.run('read', text, { options: { key: textToString(await keyText.read()) } }),
    [keyText],
  );
  const failure = outcome && !outcome.result.ok ? outcome.result : null;
  const read = outcome?.result.ok && outcome.action === 'read' ? outcome.result.value : null;
  const showExample = () => {
    token.replace(exampleToken);
    keyText.replace(exampleSecret);
  };

  return (
    <ToolLayout
      tool={tool}
      actions={
        <>
          {modeSwitch}
          <Button size="xs" onClick={run}>
            {t.run}
          </Button>
        </>
      }
      options={<OptionRow tool={tool} names={['secretAs']} />}
      quiet={<QuietActions clear={clear} onExample={showExample} />}
      banner={failure && <ErrorBanner failure={failure} texts={t.errors} onPlace={(place) => token.reveal(place)} />}
    >
      <Panes>
        <TextPane
          model={token}
          label={t.token}
          placeholder={t.tokenHint}
          height={180}
          errorPlace={failure?.place ?? null}
        />
        <TextPane model={keyText} label={t.key} placeholder={t.keyHint} height={180} />
      </Panes>
      <Card title={t.verdict} aside={read && t.signatureOf(read.alg, read.signature.bytes)}>
        <Verdict token={read} />
      </Card>
      <Card title={t.claims}>
        <ValueList
          empty={t.claimsEmpty}
          items={(read?.claims ?? []).map(({ name, value, ms }, index, all) => ({
            // A name that is there twice gets a number, so that each row has a name of its own.
            name: all.findIndex((one) => one.name === name) === index ? name : `${name} (${index + 1})`,
            value,
            note:
              ms === undefined
                ? t.claimNames[name]
                : `${t.claimNames[name]} · ${formatInstant(ms, language)} · ${formatDistance(ms, read?.now ?? ms, language)}`,
          }))}
        />
      </Card>
      <Panes>
        <TextPane model={header} label={t.header} language="json" readOnly height={180} />
        <TextPane model={payload} label={t.payload} language="json" readOnly height={180} />
      </Panes>
    </ToolLayout>
  );
}
