import { Button } from '@mantine/core';
import { Banner, ErrorBanner } from '@toolbench/ui/controls/banner.tsx';
import { ColumnHeads } from '@toolbench/ui/controls/column-heads.tsx';
import { CopyButton } from '@toolbench/ui/files/copy-button.tsx';
import { formatWait } from '@toolbench/ui/words/format-instant.ts';
import { useLanguage, useTexts } from '@toolbench/ui/words/language.ts';
import { LineField } from '@toolbench/ui/controls/line-field.tsx';
import { OptionRow } from '@toolbench/ui/controls/option-row.tsx';
import { QuietActions } from '@toolbench/ui/controls/quiet-actions.tsx';
import { TextButton } from '@toolbench/ui/controls/text-button.tsx';
import { Card, Panes, ToolLayout } from '@toolbench/ui/layout/tool-layout.tsx';
import { useTool } from '@toolbench/ui/run/use-tool.tsx';
import { useTyped } from '@toolbench/ui/work/use-typed.ts';
import { ValueList } from '@toolbench/ui/controls/value-list.tsx';
import { useKeptText } from '@toolbench/ui/work/work-provider.tsx';
import { ownZone, ZoneField } from '@toolbench/ui/controls/zone-field.tsx';
import type { Engine, ExplainedCron } from '../engine/index.ts';
import type { options } from '../options.ts';
import { said } from '../said.ts';
import { en } from '../text/en.ts';
import { zh } from '../text/zh.ts';
import { cron } from '../tool.ts';
import styles from './cron.module.css';

/** A cron line in words, field by field, and its next runs. */
export default function CronPage() {
  const t = useTexts({ zh, en });
  const input = useKeptText('line');
  const tool = useTool<Engine, typeof options>(cron, { keepsOutcome: true });
  const { outcome, options: chosen } = tool;
  const zone = chosen.zone === '' ? ownZone : chosen.zone;
  const { run, clear } = useTyped(tool, input, (text) => tool.run('explain', text, { options: { zone } }));
  const failure = outcome && !outcome.result.ok ? outcome.result : null;
  const explained = outcome?.result.ok ? outcome.result.value : null;

  return (
    <ToolLayout
      tool={tool}
      actions={
        <Button size="xs" onClick={run}>
          {t.explain}
        </Button>
      }
      options={
        <>
          <ZoneField label={t.zone} value={chosen.zone} onChange={(next) => tool.setOption('zone', next)} />
          <OptionRow tool={tool} names={['weekdays', 'count']} />
        </>
      }
      quiet={<QuietActions clear={clear} onExample={() => input.replace(t.sample)} />}
      banner={failure && <ErrorBanner failure={failure} texts={t.errors} onPlace={() => input.focus()} />}
    >
      <LineField
        model={input}
        label={t.line}
        placeholder={t.lineHint}
        isInvalid={failure !== null}
        takesHandover
        onEnter={run}
      />
      <p className={styles.presets}>
        {t.presets}
        {Object.entries(t.preset).map(([line, name]) => (
          <TextButton key={line} title={line} onClick={() => input.replace(line)}>
            {name}
          </TextButton>
        ))}
      </p>
      <Panes>
        <Card title={t.meaning}>
          <Meaning explained={explained} />
        </Card>
        <Card
          title={explained && explained.runs.length > 0 ? t.runs(explained.runs.length) : t.runsTitle}
          aside={
            explained &&
            explained.runs.length > 0 && (
              <>
                {explained.zone}
                <CopyButton label={t.copyAll} text={() => explained.runs.map(({ local }) => local).join('\n')} />
              </>
            )
          }
        >
          {explained?.never ? (
            <Banner tone="warning">{t.never[explained.never]}</Banner>
          ) : (
            <Runs explained={explained} />
          )}
        </Card>
      </Panes>
    </ToolLayout>
  );
}

function Meaning({ explained }: { readonly explained: ExplainedCron | null }) {
  const t = useTexts({ zh, en });
  const language = useLanguage();
  if (!explained) return <p className={styles.empty}>{t.meaningEmpty}</p>;
  const { description, fields, command, isEitherDay } = explained;
  return (
    <>
      <p className={styles.description} role="status">
        {description[language]}
      </p>
      {isEitherDay && <Banner tone="warning">{t.eitherDay}</Banner>}
      {said(explained, t).map((note) => (
        <Banner key={note} tone="warning">
          {note}
        </Banner>
      ))}
      {fields.length > 0 && (
        <table className={styles.fields}>
          <ColumnHeads names={[t.field, t.written, t.matches]} />
          <tbody>
            {fields.map(({ name, text, isOpen, values }) => (
              <tr key={name}>
                <th scope="row">{t.fields[name]}</th>
                <td>
                  <code>{text}</code>
                </td>
                <td>{isOpen ? t.every : (values?.join(' ') ?? t.byCalendar)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      {command && (
        <p className={styles.command}>
          {t.command} <code>{command}</code>
        </p>
      )}
    </>
  );
}

function Runs({ explained }: { readonly explained: ExplainedCron | null }) {
  const t = useTexts({ zh, en });
  const language = useLanguage();
  const weekday = new Intl.DateTimeFormat(language, { weekday: 'short', timeZone: explained?.zone ?? 'UTC' });
  const { runs = [], from = 0 } = explained ?? {};
  const gap = Math.min(...runs.slice(1).map(({ at }, index) => at - runs[index].at));
  return (
    <ValueList
      empty={t.runsEmpty}
      items={runs.map(({ at, local, isClockChanged }) => ({
        name: formatWait(at - from, gap, language),
        value: local,
        note: isClockChanged ? `${weekday.format(at)} · ${t.clockChanged}` : weekday.format(at),
        ...(isClockChanged && { tone: 'warning' as const }),
      }))}
    />
  );
}
