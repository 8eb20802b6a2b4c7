import '@toolbench/ui/controls/controls.css';
import { useEffect, useMemo, useRef, useState } from 'react';
import { Button, TextInput } from '@mantine/core';
import { limits } from '@toolbench/contracts/limits.ts';
import { pages } from '@toolbench/contracts/routes.ts';
import { actionOfStep, parseRecipe, readRecipe } from '@toolbench/tools/outside/read-recipe.ts';
import { Banner } from '@toolbench/ui/controls/banner.tsx';
import { TextButton } from '@toolbench/ui/controls/text-button.tsx';
import { download } from '@toolbench/ui/files/download.ts';
import { useLanguage } from '@toolbench/ui/words/language.ts';
import { OpenFile } from '@toolbench/ui/files/open-file.tsx';
import { PageFrame } from '@toolbench/ui/layout/page-frame.tsx';
import { RestoredNote } from '@toolbench/ui/work/restored-note.tsx';
import { RunProgress } from '@toolbench/ui/run/run-progress.tsx';
import { ShareLink } from '@toolbench/ui/work/share-link.tsx';
import { ownAddress } from '@toolbench/ui/work/site.ts';
import { StaysHere } from '@toolbench/ui/layout/stays-here.tsx';
import { TextPane } from '@toolbench/ui/editor/text-pane.tsx';
import { useKeptText, WorkProvider } from '@toolbench/ui/work/work-provider.tsx';
import { usePageMeta } from '../page-meta.ts';
import { useWords as useShellWords } from '../use-words.ts';
import { useSentStep, withStep } from './append-step.ts';
import { AddStep } from './add-step.tsx';
import { recipeExamples } from './recipe-examples.ts';
import { findMyRecipe, keepRecipe, putBackRecipe, type KeptRecipe } from './my-recipes.ts';
import { MyRecipesList } from './my-recipes-list.tsx';
import { downloadRecipe } from './recipe-file.ts';
import { recipeFragment } from './recipe-link.ts';
import { refusedBecause, type Notice } from './recipe-notice.ts';
import styles from './recipes.module.css';
import { StepCard } from './step-card.tsx';
import { useWords } from './use-words.ts';
import { useRecipe } from './use-recipe.ts';
import { useRecipeLink } from './use-recipe-link.ts';
import { useRecipeRun } from './use-recipe-run.ts';
import { withoutSecrets } from './without-secrets.ts';

const exampleNames = Object.keys(recipeExamples) as (keyof typeof recipeExamples)[];

/** Several actions of tools in a row: put together, run on a text, saved, opened and shared. */
export default function RecipesPage() {
  const t = useWords();
  const { titleSuffix } = useShellWords();
  usePageMeta({ ...t, title: `${t.title} - ${titleSuffix}` });
  return (
    <WorkProvider tool="recipes">
      <RecipeWorkshop />
    </WorkProvider>
  );
}

function RecipeWorkshop() {
  const t = useWords();
  const language = useLanguage();
  const input = useKeptText('input');
  const output = useKeptText('output', 'tab');
  const { recipe, text, replace, setTitle, add, change, remove, clear, move, undo } = useRecipe();
  const { run, cancel, running, failure, results } = useRecipeRun(recipe, input, output);
  const [notice, setNotice] = useState<Notice | null>(null);
  const nameField = useRef<HTMLInputElement>(null);
  const moved = useRef<number | null>(null);
  const list = useRef<HTMLOListElement>(null);
  const { steps, title } = recipe;
  const shared = useMemo(() => [{ name: 'input', model: input }], [input]);
  const forOthers = useMemo(() => withoutSecrets(recipe), [recipe]);
  const holdsSecrets = JSON.stringify(forOthers) !== JSON.stringify(recipe);

  useRecipeLink((carried) => {
    const read = carried === 'unreadable' ? null : readRecipe(carried.recipe, language);
    if (carried === 'unreadable' || !read?.ok) {
      setNotice({ tone: 'error', text: read?.ok === false ? read.message : t.unreadableLink });
      return;
    }
    replace(read.value.recipe);
    if (carried.input !== undefined) input.replace(carried.input);
    setNotice({ tone: 'warning', text: t.fromLink });
  });
  useSentStep((sent) => {
    const next = withStep(recipe, sent.step);
    const called = actionOfStep(sent.step);
    setNotice(
      next && called
        ? { tone: 'info', text: t.appended(`${called.tool.name[language]} · ${called.action.label[language]}`) }
        : { tone: 'error', text: t.full(limits.recipes.steps) },
    );
    if (!next) return;
    replace(next);
    if (steps.length === 0 && input.isEmpty() && sent.input !== null) input.replace(sent.input);
  });
  useEffect(() => {
    if (moved.current === null) return;
    list.current?.children[moved.current]?.querySelector<HTMLElement>('button:not(:disabled)')?.focus();
    moved.current = null;
  }, [text]);

  const moveTo = (from: number, to: number) => {
    moved.current = to;
    move(from, to);
  };
  const openFile = async (file: File) => {
    const written = await file.text().catch(() => null);
    const read = written === null ? null : parseRecipe(written, language);
    setNotice(read?.ok ? null : { tone: 'error', text: read?.message ?? t.unreadableFile });
    if (read?.ok) replace(read.value.recipe);
  };
  const openKept = (kept: KeptRecipe) => {
    const read = readRecipe(kept, language);
    setNotice(read.ok ? null : { tone: 'error', text: read.message });
    if (read.ok) replace(read.value.recipe);
  };
  const keep = () => {
    const name = title.trim();
    const before = findMyRecipe(name);
    const refusal = keepRecipe(recipe);
    if (refusal === 'no-name') nameField.current?.focus();
    const undo = () => {
      const refused = before ? putBackRecipe(before) : null;
      setNotice(refused && refusedBecause(refused, t));
    };
    if (refusal) setNotice(refusedBecause(refusal, t));
    else if (before) setNotice({ tone: 'info', text: t.mine.replaced(name), undo });
    else setNotice({ tone: 'info', text: t.mine.kept(name) });
  };
  const start = () => {
    setNotice(null);
    void run();
  };
  const lastResult = results.length === steps.length ? results[results.length - 1] : undefined;
  return (
    <PageFrame
      name={t.title}
      summary={t.description}
      aside={
        <>
          <StaysHere />
          <RestoredNote />
        </>
      }
    >
      <div className={styles.bar} role="toolbar" aria-label={t.title}>
        <Button size="xs" disabled={steps.length === 0} onClick={start}>
          {t.run}
        </Button>
        <TextInput
          ref={nameField}
          className={styles.name}
          size="xs"
          aria-label={t.name}
          placeholder={t.name}
          maxLength={limits.recipes.titleCharacters}
          value={title}
          onChange={(event) => setTitle(event.currentTarget.value)}
        />
        <Button size="xs" variant="default" disabled={steps.length === 0} onClick={keep}>
          {t.keep}
        </Button>
        <OpenFile accept=".json,application/json" onFile={(file) => void openFile(file)}>
          {(button) => (
            <Button {...button} size="xs" variant="default">
              {t.open}
            </Button>
          )}
        </OpenFile>
        <Button size="xs" variant="default" disabled={steps.length === 0} onClick={() => downloadRecipe(forOthers)}>
          {t.save}
        </Button>
        {undo && (
          <Button size="xs" variant="subtle" onClick={undo}>
            {t.undo}
          </Button>
        )}
        {steps.length > 0 && (
          <Button size="xs" variant="subtle" color="gray" onClick={clear}>
            {t.clear}
          </Button>
        )}
      </div>
      <RunProgress running={running} onCancel={cancel} />
      {notice && (
        <Banner tone={notice.tone}>
          <span>{notice.text}</span>
          {notice.undo && (
            <TextButton tone="text" onClick={notice.undo}>
              {t.undo}
            </TextButton>
          )}
        </Banner>
      )}
      {failure && <Banner tone="error">{failure}</Banner>}
      <div className={styles.columns}>
        <div className={styles.column}>
          <TextPane
            model={input}
            label={t.input}
            placeholder={t.inputPlaceholder}
            height={240}
            {...(steps.length > 0 && { onEnter: start })}
          />
        </div>
        <section className={`${styles.column} ${styles.recipe}`} aria-label={t.steps}>
          <MyRecipesList startsOpen={steps.length === 0} onOpen={openKept} onNotice={setNotice} />
          <ol ref={list} className={styles.steps}>
            {steps.map((step, at) => (
              <StepCard
                key={`${at} ${step.tool} ${step.action}`}
                step={step}
                at={at}
                count={steps.length}
                result={results[at]}
                onChange={(next) => change(at, next)}
                onMove={(to) => moveTo(at, to)}
                onRemove={() => remove(at)}
              />
            ))}
          </ol>
          {steps.length === 0 && (
            <>
              <p className={styles.waiting}>{t.none}</p>
              <div className={styles.bar}>
                {exampleNames.map((name) => (
                  <Button
                    key={name}
                    size="xs"
                    variant="default"
                    onClick={() => {
                      const { input: sample, steps: own } = recipeExamples[name];
                      replace({ version: 1, title: t.examples[name], steps: [...own] });
                      if (input.isEmpty()) input.replace(sample);
                    }}
                  >
                    {t.examples[name]}
                  </Button>
                ))}
              </div>
            </>
          )}
          <AddStep steps={steps} onAdd={add} />
          {steps.length > 0 && (
            <ShareLink
              texts={shared}
              link={(texts) => location.origin + ownAddress(pages.recipes) + recipeFragment(forOthers, texts?.input)}
            />
          )}
          {holdsSecrets && <p className={styles.waiting}>{t.secretsStay}</p>}
        </section>
        <div className={styles.column}>
          <TextPane model={output} label={t.output} readOnly height={300} downloadName="result.txt" />
          {lastResult?.ok && !lastResult.isText && (
            <Button size="xs" onClick={() => download(lastResult.given, 'result.bin', 'application/octet-stream')}>
              {t.download}
            </Button>
          )}
        </div>
      </div>
    </PageFrame>
  );
}
