import { useRef } from 'react';
import { Button, Checkbox, TextInput } from '@mantine/core';
import { enterRuns } from '@toolbench/ui/run/enter-runs.ts';
import { TextButton } from '@toolbench/ui/controls/text-button.tsx';
import styles from './expression-bar.module.css';
import { withFlag, type Flag } from '../engine/flags.ts';
import { findMisread } from '../engine/foreign.ts';
import { shortcutNames } from './shortcuts.ts';
import { useWords } from './use-words.tsx';
import type { RegexState } from './use-regex.tsx';

interface ExpressionBarProps {
  readonly expression: RegexState['expression'];
  readonly onFlags: (flags: string) => void;
  readonly onEnter: () => void;
}

/** What another language would read otherwise is told for so many parts of the pattern. */
const mostMisread = 3;

const namedFlags = ['g', 'i', 'm'] as const;
const otherFlags = ['s', 'u', 'v', 'y', 'd'] as const;

/** Pattern and flags as one expression. */
export function ExpressionBar({ expression, onFlags, onEnter }: ExpressionBarProps) {
  const t = useWords();
  const { pattern, setPattern, flags, failure } = expression;
  const patternInput = useRef<HTMLInputElement>(null);
  const isPatternFault = failure?.code === 'invalid-pattern';
  const message = failure && t.errors[failure.code](failure.detail ?? {});
  const index = failure?.detail?.index;
  const misread = message ? [] : findMisread(pattern, flags).slice(0, mostMisread);

  const showFault = () => {
    const at = Number(index);
    patternInput.current?.focus();
    patternInput.current?.setSelectionRange(at, Math.min(at + 1, pattern.length));
  };

  return (
    <section className={styles.bar} aria-label={t.pattern}>
      <div className={styles.inputs}>
        <TextInput
          ref={patternInput}
          className={styles.pattern}
          label={t.pattern}
          placeholder={t.patternHint}
          leftSection="/"
          rightSection="/"
          value={pattern}
          error={isPatternFault}
          spellCheck={false}
          autoCapitalize="off"
          autoComplete="off"
          onChange={(event) => setPattern(event.currentTarget.value)}
          onKeyDown={enterRuns(onEnter)}
        />
        <TextInput
          className={styles.flags}
          label={t.flags}
          value={flags}
          error={failure !== null && !isPatternFault}
          spellCheck={false}
          autoCapitalize="off"
          autoComplete="off"
          onChange={(event) => onFlags(event.currentTarget.value)}
          onKeyDown={enterRuns(onEnter)}
        />
      </div>
      <p className={styles.message} role={message ? 'alert' : undefined}>
        {message && <span>{message}</span>}
        {misread.map((one) => (
          <span key={one.source} className={styles.misread}>
            {t.misread(one)}
          </span>
        ))}
        {isPatternFault && index !== undefined && (
          <TextButton tone="text" onClick={showFault}>
            {t.showFault}
          </TextButton>
        )}
      </p>
    </section>
  );
}

interface FlagSwitchesProps {
  readonly expression: RegexState['expression'];
  readonly onFlags: (flags: string) => void;
}

/** The flags as switches, and common patterns to start from. */
export function FlagSwitches({ expression: { flags, applyShortcut }, onFlags }: FlagSwitchesProps) {
  const t = useWords();
  const setFlag = (flag: Flag, state: 'on' | 'off') => onFlags(withFlag(flags, flag, state));
  return (
    <div className={styles.switches}>
      {namedFlags.map((flag) => (
        <Checkbox
          key={flag}
          size="xs"
          label={t.checkboxes[flag]}
          title={t.flagNames[flag]}
          checked={flags.includes(flag)}
          onChange={(event) => setFlag(flag, event.currentTarget.checked ? 'on' : 'off')}
        />
      ))}
      <span className={styles.group} role="group" aria-label={t.moreFlags}>
        {otherFlags.map((flag) => (
          <Button
            key={flag}
            size="compact-xs"
            variant={flags.includes(flag) ? 'light' : 'default'}
            aria-pressed={flags.includes(flag)}
            aria-label={`${flag} ${t.flagNames[flag]}`}
            title={t.flagNames[flag]}
            onClick={() => setFlag(flag, flags.includes(flag) ? 'off' : 'on')}
          >
            <code>{flag}</code>
          </Button>
        ))}
      </span>
      <span className={styles.group} role="group" aria-label={t.shortcuts}>
        <span className={styles.groupName}>{t.shortcuts}</span>
        {shortcutNames.map((name) => (
          <Button key={name} size="compact-xs" variant="subtle" onClick={() => applyShortcut(name)}>
            {t.shortcutNames[name]}
          </Button>
        ))}
      </span>
    </div>
  );
}
