import { useState } from 'react';
import { Button } from '@mantine/core';
import { ArrowDownUp } from 'lucide-react';
import { limits } from '@toolbench/contracts/limits.ts';
import { Banner, ErrorBanner } from '@toolbench/ui/controls/banner.tsx';
import { useTexts } from '@toolbench/ui/words/language.ts';
import { LineField, useLine } from '@toolbench/ui/controls/line-field.tsx';
import { QuietActions } from '@toolbench/ui/controls/quiet-actions.tsx';
import { Card, Panes, ToolLayout } from '@toolbench/ui/layout/tool-layout.tsx';
import { useClear } from '@toolbench/ui/run/use-clear.ts';
import { useLive } from '@toolbench/ui/run/use-live.ts';
import { useTool, type ActionValue } from '@toolbench/ui/run/use-tool.tsx';
import { ValueList } from '@toolbench/ui/controls/value-list.tsx';
import { useKeptText } from '@toolbench/ui/work/work-provider.tsx';
import { TextButton } from '@toolbench/ui/controls/text-button.tsx';
import type { Engine } from '../engine/index.ts';
import { en } from '../text/en.ts';
import { zh } from '../text/zh.ts';
import { color } from '../tool.ts';
import styles from './color.module.css';
import { Picker, type PickerValues } from './picker.tsx';

interface ContrastCardProps {
  readonly contrast: ActionValue<Engine, 'contrast'> | null;
  /** Takes the suggested text colour over. */
  readonly onTake: (suggestion: string) => void;
}

const levels = ['aa', 'aaa', 'aaLarge', 'aaaLarge', 'graphics'] as const;

/** The contrast of the colour on the background, with a text to look at. */
function ContrastCard({ contrast, onTake }: ContrastCardProps) {
  const t = useTexts({ zh, en });
  if (!contrast) {
    return (
      <Card title={t.contrast}>
        <p className={styles.empty}>{t.contrastEmpty}</p>
      </Card>
    );
  }
  const { ratio, passes, apca, apcaUse, text, background, isOverWhite, suggestion } = contrast;
  return (
    <Card title={t.contrast}>
      {isOverWhite && <Banner tone="warning">{t.isOverWhite}</Banner>}
      <div className={styles.contrast}>
        <p className={styles.preview} style={{ color: text, background }}>
          <span>{t.preview}</span>
          <strong>{t.preview}</strong>
        </p>
        <dl className={styles.scores}>
          <div>
            <dt>{t.ratio}</dt>
            <dd>{ratio.toFixed(2)} : 1</dd>
          </div>
          <div>
            <dt>{t.apca}</dt>
            <dd>{t.lc(apca.toFixed(1))}</dd>
            <dd className={styles.use}>{t.uses[apcaUse]}</dd>
          </div>
        </dl>
        <ul className={styles.levels}>
          {levels.map((level) => (
            <li key={level} data-tone={passes[level] ? 'good' : 'bad'}>
              <span>{t.passes[level]}</span>
              <strong>{passes[level] ? `✓ ${t.pass}` : `✗ ${t.miss}`}</strong>
            </li>
          ))}
        </ul>
      </div>
      {suggestion && (
        <p className={styles.suggestion}>
          {t.suggestion} <span style={{ background: suggestion }} aria-hidden /> <code>{suggestion}</code>
          <TextButton onClick={() => onTake(suggestion)}>{t.take}</TextButton>
        </p>
      )}
    </Card>
  );
}

/** A colour in every notation, and its contrast on another. */
export default function ColorPage() {
  const t = useTexts({ zh, en });
  const input = useKeptText('color');
  const background = useKeptText('background');
  const tool = useTool<Engine>(color, { keepsOutcome: true });
  const contrast = useTool<Engine>(color);
  const [dragged, setDragged] = useState<{ readonly text: string; readonly values: PickerValues } | null>(null);
  const { outcome } = tool;
  const text = useLine(input);
  const backgroundText = useLine(background);

  const run = async () => {
    if (input.isEmpty()) tool.reset();
    else await tool.run('convert', await input.read());
    if (input.isEmpty() || background.isEmpty()) contrast.reset();
    else await contrast.run('contrast', { left: await input.read(), right: await background.read() });
  };
  useLive([input, background], [], limits.ui.liveDelayMs, () => void run());
  const clear = useClear([input, background], tool.reset, () => () => tool.restore(outcome));

  const converted = outcome?.action === 'convert' && outcome.result.ok ? outcome.result.value : null;
  const compared = contrast.outcome?.action === 'contrast' ? contrast.outcome.result : null;
  const textFailure = outcome && !outcome.result.ok ? outcome.result : null;
  const failure = textFailure ?? (compared && !compared.ok ? compared : null);
  const pick = (values: PickerValues) => {
    const { l, c, h, alpha } = values;
    const picked = `oklch(${l} ${c} ${h}${alpha < 1 ? ` / ${alpha}` : ''})`;
    setDragged({ text: picked, values });
    input.replace(picked);
  };
  const swap = () => {
    input.replace(backgroundText);
    background.replace(text);
  };
  const gamut = converted && (converted.isInSrgb ? 'srgb' : converted.isInP3 ? 'p3' : 'none');

  return (
    <ToolLayout
      tool={tool}
      actions={
        <Button size="xs" variant="default" leftSection={<ArrowDownUp size={14} />} onClick={swap}>
          {t.swap}
        </Button>
      }
      quiet={
        <QuietActions
          clear={clear}
          onExample={() => {
            input.replace(t.sample.color);
            background.replace(t.sample.background);
          }}
        />
      }
      banner={failure && <ErrorBanner failure={failure} texts={t.errors} />}
    >
      <Panes>
        <Card title={t.color}>
          <div className={styles.fields}>
            <LineField
              model={input}
              label={t.color}
              placeholder={t.colorHint}
              isInvalid={textFailure !== null}
              takesHandover
              onEnter={() => void run()}
            />
            <Picker
              values={dragged?.text === text ? dragged.values : (converted?.picker ?? null)}
              swatch={converted?.swatch ?? null}
              shown={converted ? text : null}
              onPick={pick}
              onPickHex={(hex) => input.replace(hex)}
            />
            <LineField
              model={background}
              label={t.background}
              placeholder={t.backgroundHint}
              isInvalid={compared?.ok === false && compared.code.endsWith('-background')}
              onEnter={() => void run()}
            />
          </div>
        </Card>
        <Card title={t.results}>
          {gamut && <Banner tone={gamut === 'srgb' ? 'good' : 'warning'}>{t.gamut[gamut]}</Banner>}
          <ValueList
            empty={t.resultsEmpty}
            items={[
              ...(converted?.name ? [{ name: t.name, value: converted.name }] : []),
              ...(converted?.written ?? []).map(({ notation, value, isNearest }) => ({
                name: notation === 'hex' ? 'HEX' : notation === 'display-p3' ? 'Display P3' : notation.toUpperCase(),
                value,
                ...(isNearest && {
                  note: notation === 'display-p3' ? t.nearestP3 : t.nearest,
                  tone: 'warning' as const,
                }),
              })),
            ]}
          />
        </Card>
      </Panes>
      <ContrastCard
        contrast={compared?.ok ? compared.value : null}
        onTake={(suggestion) => input.replace(suggestion)}
      />
    </ToolLayout>
  );
}
