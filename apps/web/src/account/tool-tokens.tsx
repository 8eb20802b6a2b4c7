import { useId, useState, type FormEvent } from 'react';
import { Button, TextInput } from '@mantine/core';
import { limits } from '@toolbench/contracts/limits.ts';
import { accountPaths, calls, toolCall } from '@toolbench/contracts/routes.ts';
import { madeToolToken, toolTokens, type ToolToken } from '@toolbench/contracts/tool-tokens.ts';
import { Banner } from '@toolbench/ui/controls/banner.tsx';
import { ColumnHeads } from '@toolbench/ui/controls/column-heads.tsx';
import { CopyButton } from '@toolbench/ui/files/copy-button.tsx';
import { formatCount } from '@toolbench/ui/words/format-figures.ts';
import { useLanguage } from '@toolbench/ui/words/language.ts';
import { useAnswer } from '../admin/use-answer.ts';
import { formatMoment } from '../format-time.ts';
import { labCall } from '../lab/lab-call.ts';
import tableStyles from '../table.module.css';
import styles from './account.module.css';
import { useWords } from './use-words.ts';

const { callsPerMinute, callsPerDay, tokensPerUser, tokenNameCharacters } = limits.toolsApi;
const nothing = { parse: () => null };

/** How programs use a token, for copying. The token itself is not in it: it would stay in a history of commands. */
function Examples({ mcpUrl, place }: { readonly mcpUrl: string; readonly place: string }) {
  const t = useWords().tokens;
  const authorization = `Bearer ${place}`;
  const toolUrl = `${mcpUrl.slice(0, -calls.mcp.length)}${toolCall('json', 'format')}`;
  const curl = [
    `curl ${toolUrl} \\`,
    `  -H 'Authorization: ${authorization}' \\`,
    `  -H 'Content-Type: application/json' \\`,
    `  -d '{"text":"[1,2]"}'`,
  ].join('\n');
  const mcp = JSON.stringify(
    { mcpServers: { toolbench: { type: 'http', url: mcpUrl, headers: { Authorization: authorization } } } },
    null,
    2,
  );
  const examples = [
    { title: t.curl, text: curl, copy: t.copyCurl },
    { title: t.mcp, text: mcp, copy: t.copyMcp },
  ];
  return examples.map(({ title, text, copy }) => (
    <details key={title} className={styles.howTo}>
      <summary>{title}</summary>
      {/* Long lines are scrolled to, also with the keyboard. */}
      <pre className={styles.example} tabIndex={0}>
        {text}
      </pre>
      <CopyButton text={() => text} label={copy} />
    </details>
  ));
}

interface TokenTableProps {
  readonly tokens: readonly ToolToken[];
  /** The id of the token that is being revoked. */
  readonly ending: string | null;
  readonly onRevoke: (id: string) => void;
}

function TokenTable({ tokens, ending, onRevoke }: TokenTableProps) {
  const t = useWords().tokens;
  const language = useLanguage();
  return (
    <table className={tableStyles.table}>
      <ColumnHeads names={Object.values(t.head)} />
      <tbody>
        {tokens.map(({ id, name, created_at, used_at, calls_today }) => (
          <tr key={id}>
            <th scope="row">{name}</th>
            <td data-label={t.head.created}>{formatMoment(created_at, language)}</td>
            <td data-label={t.head.used}>{used_at === null ? t.never : formatMoment(used_at, language)}</td>
            <td data-label={t.head.calls}>
              {formatCount(calls_today)} / {formatCount(callsPerDay)}
            </td>
            <td>
              <Button
                size="xs"
                variant="default"
                aria-label={t.revokeOne({ name })}
                loading={ending === id}
                onClick={() => onRevoke(id)}
              >
                {t.revoke}
              </Button>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** The tokens by which programs call the tools: made with a name, shown once, revoked. */
export function ToolTokens() {
  const texts = useWords();
  const t = texts.tokens;
  const language = useLanguage();
  const heading = useId();
  const { value, failure, reload } = useAnswer(calls.toolTokens, toolTokens);
  const [name, setName] = useState('');
  const [made, setMade] = useState<string | null>(null);
  const [busy, setBusy] = useState<string | null>(null);
  const [refused, setRefused] = useState<string | null>(null);

  const make = async (event: FormEvent) => {
    event.preventDefault();
    setBusy('new');
    const called = await labCall(calls.toolTokens, madeToolToken, { method: 'POST', body: { name }, language });
    setBusy(null);
    setRefused(called.ok ? null : (called.detail ?? texts.failed));
    if (!called.ok) return;
    setName('');
    setMade(called.value.token);
    reload();
  };
  const revoke = async (id: string) => {
    setBusy(id);
    const called = await labCall(accountPaths.toolToken(id), nothing, { method: 'DELETE', language });
    setBusy(null);
    setRefused(called.ok ? null : (called.detail ?? texts.failed));
    reload();
  };

  const problem = refused ?? (failure && (failure.detail ?? texts.failed));
  const figures = { minute: formatCount(callsPerMinute), day: formatCount(callsPerDay), most: tokensPerUser };
  return (
    <section className={tableStyles.section} aria-labelledby={heading}>
      <h2 id={heading}>{t.title}</h2>
      <p className={styles.note}>
        {t.note} {t.limits(figures)}
      </p>
      {problem && <Banner tone="error">{problem}</Banner>}
      {value?.is_on === false && <Banner tone="warning">{t.off}</Banner>}
      {made !== null && (
        <>
          <Banner tone="good">{t.made}</Banner>
          <p className={styles.secret}>
            <code>{made}</code>
            <CopyButton text={() => made} label={t.copy} />
            <Button variant="default" onClick={() => setMade(null)}>
              {t.saved}
            </Button>
          </p>
        </>
      )}
      {value?.tokens.length === 0 && <p>{t.none}</p>}
      {value && value.tokens.length > 0 && (
        <TokenTable tokens={value.tokens} ending={busy} onRevoke={(id) => void revoke(id)} />
      )}
      <form className={styles.form} onSubmit={(event) => void make(event)}>
        <TextInput
          label={t.name}
          maxLength={tokenNameCharacters}
          autoComplete="off"
          value={name}
          onChange={(event) => setName(event.currentTarget.value)}
        />
        <Button type="submit" loading={busy === 'new'} disabled={name.trim() === ''}>
          {t.make}
        </Button>
      </form>
      {value && <Examples mcpUrl={value.mcp_url} place={t.place} />}
    </section>
  );
}
