import { Fragment, useEffect, useState } from 'react';
import { Button } from '@mantine/core';
import { ErrorBanner } from '@toolbench/ui/controls/banner.tsx';
import { useLanguage, useTexts } from '@toolbench/ui/words/language.ts';
import { OptionRow } from '@toolbench/ui/controls/option-row.tsx';
import { QuietActions } from '@toolbench/ui/controls/quiet-actions.tsx';
import { TextPane } from '@toolbench/ui/editor/text-pane.tsx';
import { Card, ToolLayout } from '@toolbench/ui/layout/tool-layout.tsx';
import { useTool } from '@toolbench/ui/run/use-tool.tsx';
import { useTyped } from '@toolbench/ui/work/use-typed.ts';
import { ValueList, type ValueItem } from '@toolbench/ui/controls/value-list.tsx';
import { useKeptText } from '@toolbench/ui/work/work-provider.tsx';
import { ownZone, ZoneField } from '@toolbench/ui/controls/zone-field.tsx';
import { formatDistance } from '@toolbench/ui/words/format-instant.ts';
import type { Language } from '@toolbench/kit/localized.ts';
import type { Place } from '@toolbench/kit/result.ts';
import type { Engine, Difference, Moment } from '../engine/index.ts';
import type { options } from '../options.ts';
import { en } from '../text/en.ts';
import { zh } from '../text/zh.ts';
import { timestamp } from '../tool.ts';
import { said } from '../said.ts';

/** The time now, told anew each second. */
function useNow(): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 1_000);
    return () => clearInterval(timer);
  }, []);
  return now;
}

type Words = typeof zh;

/** How far a moment is away to the second, in days of 24 hours. */
function exactDistance(ms: number, now: number, t: Words): string {
  const seconds = Math.floor(Math.abs(ms - now) / 1_000);
  return t.length({
    years: 0,
    months: 0,
    days: Math.floor(seconds / 86_400),
    hours: Math.floor(seconds / 3_600) % 24,
    minutes: Math.floor(seconds / 60) % 60,
    seconds: String(seconds % 60),
  });
}

/** The rows of one moment; `now` is in milliseconds since the epoch. */
function momentItems(moment: Moment, now: number, language: Language, t: Words): readonly ValueItem[] {
  const { nextChange, other, isDaylightSaving } = moment;
  const ms = Number(moment.milliseconds);
  return [
    { name: t.local, value: moment.iso, note: said(moment, t).join(' · ') },
    ...(moment.also ?? []).map(({ zone, iso, weekday }) => ({ name: zone, value: iso, note: t.weekday(weekday) })),
    { name: t.utc, value: moment.utc },
    ...(other === undefined ? [] : [{ name: t.other, value: other }]),
    { name: t.distance, value: formatDistance(ms, now, language), note: exactDistance(ms, now, t) },
    { name: t.seconds, value: moment.seconds },
    { name: t.milliseconds, value: moment.milliseconds },
    { name: t.microseconds, value: moment.microseconds },
    { name: t.nanoseconds, value: moment.nanoseconds },
    { name: 'RFC 2822', value: moment.rfc2822 },
    { name: t.calendar, value: t.day(moment.weekday, moment.dayOfYear, moment.week) },
    {
      name: t.offset,
      value: moment.offset,
      note: nextChange
        ? `${isDaylightSaving ? t.daylightSaving : t.standardTime} · ${t.nextChange(nextChange.iso, nextChange.offset)}`
        : t.noChange,
    },
  ];
}

/** The rows of what lies between two moments. */
function differenceItems(difference: Difference, t: Words): readonly ValueItem[] {
  const { isBackwards, isOverChange, leapSeconds } = difference;
  const notes = [
    ...(isBackwards ? [t.backwards] : []),
    ...(isOverChange ? [t.overChange] : []),
    ...(leapSeconds > 0 ? [t.leapSeconds(leapSeconds)] : []),
  ];
  return [
    { name: t.difference, value: t.length(difference), note: notes.join(' · ') },
    { name: t.total, value: difference.totalSeconds },
    { name: t.totalDays, value: difference.totalDays },
  ];
}

/** Moments in every way of writing them, as they are typed, with what lies between each two. */
export default function TimestampPage() {
  const t = useTexts({ zh, en });
  const language = useLanguage();
  const input = useKeptText('input');
  const now = useNow();
  const tool = useTool<Engine, typeof options>(timestamp, { keepsOutcome: true });
  const { outcome } = tool;
  const zone = tool.options.zone.trim() || ownZone;
  const { run, clear } = useTyped(tool, input, (text) => tool.run('convert', text, { options: { zone } }));
  const failure = outcome && !outcome.result.ok ? outcome.result : null;
  const converted = outcome?.result.ok ? outcome.result.value : null;
  const unread = converted?.unread ?? [];
  const showPlace = (place: Place) => input.reveal(place);

  return (
    <ToolLayout
      tool={tool}
      actions={
        <>
          <Button size="xs" onClick={run}>
            {t.run}
          </Button>
          <Button size="xs" variant="default" onClick={() => input.replace(String(Math.floor(Date.now() / 1_000)))}>
            {t.now}
          </Button>
        </>
      }
      options={
        <>
          <ZoneField
            label={t.zone}
            placeholder={t.zoneHint(ownZone)}
            value={tool.options.zone}
            onChange={(next) => tool.setOption('zone', next)}
          />
          <OptionRow tool={tool} names={['also', 'unit']} />
        </>
      }
      quiet={<QuietActions clear={clear} onExample={() => input.replace(t.sample)} />}
      banner={failure && <ErrorBanner failure={failure} texts={t.errors} onPlace={showPlace} />}
    >
      <TextPane
        model={input}
        label={t.input}
        placeholder={t.inputHint}
        height={112}
        errorPlace={(failure ?? unread[0])?.place ?? null}
      />
      {!converted && (
        <Card title={t.results}>
          <ValueList empty={t.resultsEmpty} items={[]} />
        </Card>
      )}
      {unread.map((one) => (
        <ErrorBanner key={one.place?.line} failure={one} texts={t.errors} onPlace={showPlace} />
      ))}
      {converted?.moments.map((moment, index) => {
        const difference = converted.differences[index - 1];
        return (
          <Fragment key={index}>
            {difference && (
              <Card title={`${t.difference} ${converted.moments[index - 1].line}–${moment.line}`}>
                <ValueList items={differenceItems(difference, t)} />
              </Card>
            )}
            <Card title={moment.text} aside={`${t.readAs[moment.writing]} · ${converted.zone}`}>
              <ValueList items={momentItems(moment, now, language, t)} />
            </Card>
          </Fragment>
        );
      })}
    </ToolLayout>
  );
}
