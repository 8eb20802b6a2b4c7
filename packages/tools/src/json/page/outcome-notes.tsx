import { Button } from '@mantine/core';
import { Banner } from '@toolbench/ui/controls/banner.tsx';
import { formatCount } from '@toolbench/ui/words/format-figures.ts';
import { useTexts } from '@toolbench/ui/words/language.ts';
import { TextButton } from '@toolbench/ui/controls/text-button.tsx';
import type { Outcome } from '@toolbench/ui/run/use-tool.tsx';
import type { Place } from '@toolbench/kit/result.ts';
import type { Engine } from '../engine/index.ts';
import type { Duplicates } from '../engine/read/opened.ts';
import { omissionCount, type Omissions } from '../engine/tolerant/omissions.ts';
import type { InexactNumbers, Rounded } from '../engine/query/inexact-numbers.ts';
import { roundedText, roundedTexts } from './rounded-text.ts';
import { readingText } from './reading-text.ts';
import { yamlNoteText } from './yaml-note-text.ts';
import { visible } from './visible.ts';
import styles from './outcome-notes.module.css';
import { en } from '../text/en.ts';
import { zh } from '../text/zh.ts';

interface OutcomeNotesProps {
  readonly outcome: Outcome<Engine> | null;
  readonly onPlace: (place: Place) => void;
  /** Puts the repaired text into the input. */
  readonly onTakeOver: () => void;
}

/** What is to be said of a successful run: valid, repaired, what was left out, lost comments, repeated keys, rounded numbers. */
export function OutcomeNotes({ outcome, onPlace, onTakeOver }: OutcomeNotesProps) {
  const t = useTexts({ zh, en });
  if (!outcome?.result.ok) return null;
  const { value } = outcome.result;
  return (
    <>
      {outcome.action === 'validate' && <Banner tone="good">{t.valid}</Banner>}
      {'changeCount' in value && (
        <Banner tone="good">
          {value.changeCount === 0 ? t.nothingToRepair : t.repaired(formatCount(value.changeCount))}
          {value.changeCount > 0 && (
            <Button size="compact-xs" variant="default" onClick={onTakeOver}>
              {t.takeOver}
            </Button>
          )}
        </Banner>
      )}
      {'omissions' in value && value.omissions.length > 0 && <OmissionsBanner repaired={value} onPlace={onPlace} />}
      {outcome.action === 'expand' && 'count' in value && (
        <Banner tone="good">{t.expanded(formatCount(value.count))}</Banner>
      )}
      {'text' in value && 'lostComments' in value && value.lostComments > 0 && (
        <Banner tone="warning">{t.lostComments(formatCount(value.lostComments))}</Banner>
      )}
      {'describedLevels' in value && value.describedLevels !== undefined && (
        <Banner tone="warning">{t.describedLevels(formatCount(value.describedLevels))}</Banner>
      )}
      {'duplicates' in value && value.duplicates && value.duplicates.count > 0 && (
        <DuplicatesBanner
          title={t.duplicates.title(formatCount(value.duplicates.count))}
          duplicates={value.duplicates}
          onPlace={onPlace}
        />
      )}
      {'schemaDuplicates' in value && value.schemaDuplicates && (
        <DuplicatesBanner
          title={t.schemaDuplicates(formatCount(value.schemaDuplicates.count))}
          duplicates={value.schemaDuplicates}
        />
      )}
      {'changeCount' in value && value.readings && (
        <PlacesBanner
          t={t.readings}
          notes={value.readings}
          textOf={(note) => readingText(note, t.readings)}
          onPlace={onPlace}
        />
      )}
      {'yaml' in value && value.yaml && (
        <PlacesBanner t={t.yaml} notes={value.yaml} textOf={(note) => yamlNoteText(note, t.yaml)} onPlace={onPlace} />
      )}
      {'rounded' in value &&
        roundedTexts(value.rounded).map(({ of, numbers }) => (
          <RoundedBanner key={of} of={of} numbers={numbers} onPlace={onPlace} />
        ))}
    </>
  );
}

const shown = 5;

interface OmissionsBannerProps {
  readonly repaired: Omissions;
  readonly onPlace: (place: Place) => void;
}

/** What repair left out; a click goes to the first of each. */
function OmissionsBanner({ repaired, onPlace }: OmissionsBannerProps) {
  const { omissions: t } = useTexts({ zh, en });
  const total = omissionCount(repaired);
  const listed = repaired.omissions.slice(0, shown);
  const rest = total - listed.reduce((sum, { count }) => sum + count, 0);
  return (
    <Banner tone="warning">
      <span>{t.title(formatCount(total))}</span>
      {listed.map(({ place, removed, count }, index) => (
        <TextButton key={index} tone="text" className={styles.place} onClick={() => onPlace(place)}>
          {t.where(formatCount(place.line), formatCount(place.column), visible(removed), formatCount(count))}
        </TextButton>
      ))}
      {rest > 0 && <span>{t.more(formatCount(rest))}</span>}
    </Banner>
  );
}

interface DuplicatesBannerProps {
  readonly title: string;
  readonly duplicates: Duplicates;
  /** Absent where the places are not those of the input. */
  readonly onPlace?: (place: Place) => void;
}

function DuplicatesBanner({ title, duplicates: { count, listed }, onPlace }: DuplicatesBannerProps) {
  const { duplicates: t } = useTexts({ zh, en });
  return (
    <Banner tone="warning">
      <span>{title}</span>
      {listed.slice(0, shown).map(({ key, path, place }, index) => (
        <PlaceNote key={index} text={t.where(key, path)} place={place} onPlace={onPlace} />
      ))}
      {count > shown && <span>{t.more(formatCount(count - shown))}</span>}
    </Banner>
  );
}

interface RoundedBannerProps {
  readonly of: keyof Rounded;
  readonly numbers: InexactNumbers;
  readonly onPlace: (place: Place) => void;
}

/** Numbers that were compared rounded; those of the input lead to their places. */
function RoundedBanner({ of, numbers: { count, listed }, onPlace }: RoundedBannerProps) {
  const { rounded: t } = useTexts({ zh, en });
  return (
    <Banner tone="warning">
      <span>{t.titles[of](formatCount(count))}</span>
      {listed.slice(0, shown).map((number, index) => (
        <PlaceNote
          key={index}
          text={roundedText(number, t)}
          place={number.place}
          onPlace={of === 'input' ? onPlace : undefined}
        />
      ))}
      {count > shown && <span>{t.more(formatCount(count - shown))}</span>}
    </Banner>
  );
}

interface PlacesBannerProps<Note> {
  readonly t: { readonly title: (count: string) => string; readonly more: (count: string) => string };
  readonly notes: { readonly count: number; readonly listed: readonly Note[] };
  readonly textOf: (note: Note) => string;
  readonly onPlace: (place: Place) => void;
}

/** Notes on places of the input: what of YAML JSON has no words for, strings that can be read in two ways. */
function PlacesBanner<Note extends { readonly place: Place }>({ t, notes, textOf, onPlace }: PlacesBannerProps<Note>) {
  const { count, listed } = notes;
  return (
    <Banner tone="warning">
      <span>{t.title(formatCount(count))}</span>
      {listed.slice(0, shown).map((note, index) => (
        <PlaceNote key={index} text={textOf(note)} place={note.place} onPlace={onPlace} />
      ))}
      {count > shown && <span>{t.more(formatCount(count - shown))}</span>}
    </Banner>
  );
}

interface PlaceNoteProps {
  readonly text: string;
  readonly place: Place | undefined;
  readonly onPlace: ((place: Place) => void) | undefined;
}

/** A line of a note, which leads to its place where it has one in the input. */
function PlaceNote({ text, place, onPlace }: PlaceNoteProps) {
  return place && onPlace ? (
    <TextButton tone="text" className={styles.place} onClick={() => onPlace(place)}>
      {text}
    </TextButton>
  ) : (
    <span>{text}</span>
  );
}
