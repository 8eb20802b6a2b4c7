import { Button } from '@mantine/core';
import { ErrorBanner } from '@toolbench/ui/controls/banner.tsx';
import { useTexts } from '@toolbench/ui/words/language.ts';
import { OptionRow } from '@toolbench/ui/controls/option-row.tsx';
import { QuietActions } from '@toolbench/ui/controls/quiet-actions.tsx';
import { TextPane } from '@toolbench/ui/editor/text-pane.tsx';
import { Card, Panes, ToolLayout } from '@toolbench/ui/layout/tool-layout.tsx';
import { useTool } from '@toolbench/ui/run/use-tool.tsx';
import { useTyped } from '@toolbench/ui/work/use-typed.ts';
import { ValueList, type ValueItem } from '@toolbench/ui/controls/value-list.tsx';
import { useKeptText } from '@toolbench/ui/work/work-provider.tsx';
import type { Engine, Converted } from '../engine/index.ts';
import type { options } from '../options.ts';
import { en } from '../text/en.ts';
import { zh } from '../text/zh.ts';
import { base } from '../tool.ts';

type Words = typeof zh;

/** The rows of a register: its bits, and what they are with and without a sign. */
function registerItems({ register, bits }: NonNullable<Converted['whole']>, t: Words): readonly ValueItem[] {
  const { width, binary, hex, signed, unsigned, fits } = register;
  return [
    { name: t.binary, value: binary, ...(!fits && { tone: 'warning' as const, note: t.cut(width, bits) }) },
    { name: t.hex, value: hex },
    { name: t.signed, value: signed },
    { name: t.unsigned, value: unsigned },
  ];
}

/** The rows of a float, and of the written bits as one. */
function floatItems({ float, bitsAsFloat }: Converted, t: Words): readonly ValueItem[] {
  return [
    { name: t.parts, value: `${float.sign} ${float.exponent} ${float.fraction}` },
    { name: t.hex, value: float.hex },
    { name: t.value, value: float.value },
    { name: t.exactly, value: float.exactly, note: float.isExact ? t.same : t.rounded },
    ...(bitsAsFloat ? [{ name: t.bitsAs, value: bitsAsFloat.value, note: t.kinds[bitsAsFloat.kind] }] : []),
  ];
}

/** One number in every base, in a register and as a float, as it is typed. */
export default function BasePage() {
  const t = useTexts({ zh, en });
  const input = useKeptText('input');
  const tool = useTool<Engine, typeof options>(base, { keepsOutcome: true });
  const { outcome } = tool;
  const { run, clear } = useTyped(tool, input, (text) => tool.run('convert', text));
  const failure = outcome && !outcome.result.ok ? outcome.result : null;
  const converted = outcome?.result.ok ? outcome.result.value : null;
  const whole = converted?.whole;
  const nameOf = (radix: number) => t.baseNames[radix] ?? t.baseName(radix);

  return (
    <ToolLayout
      tool={tool}
      actions={
        <Button size="xs" onClick={run}>
          {t.run}
        </Button>
      }
      options={<OptionRow tool={tool} names={['from', 'to', 'width', 'format', 'grouped']} />}
      quiet={<QuietActions clear={clear} onExample={() => input.replace(t.sample)} />}
      banner={failure && <ErrorBanner failure={failure} texts={t.errors} onPlace={(place) => input.reveal(place)} />}
    >
      <TextPane
        model={input}
        label={t.input}
        placeholder={t.inputHint}
        height={96}
        errorPlace={failure?.place ?? null}
        onEnter={run}
      />
      <Panes>
        <Card title={t.bases} aside={converted && whole && t.figures(nameOf(converted.from), whole.bits)}>
          <ValueList
            empty={converted ? t.noWhole : t.basesEmpty}
            items={(whole?.bases ?? []).map((one) => ({ name: nameOf(one.base), value: one.value }))}
          />
        </Card>
        <Card title={t.register}>
          <ValueList empty={converted ? t.noWhole : t.registerEmpty} items={whole ? registerItems(whole, t) : []} />
        </Card>
      </Panes>
      <Card title={t.float} aside={converted && t.kinds[converted.float.kind]}>
        <ValueList empty={t.floatEmpty} items={converted ? floatItems(converted, t) : []} />
      </Card>
    </ToolLayout>
  );
}
