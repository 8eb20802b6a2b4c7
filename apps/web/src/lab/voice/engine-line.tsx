import { Link } from 'react-router';
import { pages } from '@toolbench/contracts/routes.ts';
import { aiPresets } from '@toolbench/contracts/ai/ai-presets.ts';
import { CopyButton } from '@toolbench/ui/files/copy-button.tsx';
import type { Engine, EnginesUsed } from './history/history.ts';
import { useWords as useLabWords } from '../use-words.ts';
import { useWords } from './use-words.ts';
import type { zh } from './text.zh.ts';
import styles from './voice.module.css';

type EngineTexts = typeof zh.engines;

/** An engine's name, as it stands wherever it did something. */
export function engineName(engine: Engine | null, t: EngineTexts): string {
  if (!engine) return t.none;
  if (engine.kind !== 'configured') return t[engine.kind];
  const { model = '', host = '' } = engine;
  return model || host ? t.configured({ model, host }) : t.configuredPlain;
}

const parts = ['recognition', 'translation', 'speech'] as const;

interface EngineLineProps {
  readonly engines: EnginesUsed;
  /** The server has not said yet what it can do. */
  readonly isUnknown: boolean;
}

/** Until the server has started, its port takes connections and closes them. */
const untilStarted = '--retry 30 --retry-delay 2 --retry-all-errors';

/** Small, in many languages, and says its first word without thinking first. */
const translator = 'gemma3';

/** The commands that start services for a conversation without the cloud, on the addresses where they are looked for. */
function localCommands() {
  const named = (key: string) => {
    const preset = aiPresets.find((one) => one.key === key);
    if (!preset) throw new Error(`There is no preset ${key}.`);
    return preset;
  };
  const { baseUrl, ports } = named('speaches');
  const { port } = new URL(baseUrl);
  const model = named('ollama').ports.chat?.models.find((one) => one === translator);
  return {
    translation: `ollama serve &\nollama pull ${model}`,
    speech: [
      `docker run -d -p 127.0.0.1:${port}:${port} -v speaches:/home/ubuntu/.cache/huggingface/hub ghcr.io/speaches-ai/speaches:latest-cpu`,
      ...[ports.transcribe, ports.speak].map(
        (one) => `curl -X POST ${baseUrl}/models/${one?.models[0]} ${untilStarted}`,
      ),
    ].join('\n'),
  };
}

const commands = localCommands();

interface CommandProps {
  readonly text: string;
  readonly copy: string;
}

function Command({ text, copy }: CommandProps) {
  return (
    <>
      {/* Long lines are scrolled to, also with the keyboard. */}
      <pre tabIndex={0}>{text}</pre>
      <CopyButton text={() => text} label={copy} />
    </>
  );
}

/** How recognition, translation and speech run on one's own machine, in three steps; nothing of it is fetched by us. */
function LocalRecipe() {
  const { recipe: t } = useWords();
  const { connect } = useLabWords();
  return (
    <details className={styles.recipe}>
      <summary>{t.title}</summary>
      <p>{t.intro}</p>
      <ol>
        <li>
          {t.translation}
          <Command text={commands.translation} copy={t.copyTranslation} />
        </li>
        <li>
          {t.speech}
          <Command text={commands.speech} copy={t.copySpeech} />
        </li>
        <li>
          {t.connect({ find: connect.findLocal, connect: connect.connect })}{' '}
          <Link to={pages.labSettings}>{t.settings}</Link>
        </li>
      </ol>
      <p>{t.others}</p>
    </details>
  );
}

/** Who recognises, translates and speaks. A demonstration and the browser's engines say what they are. */
export function EngineLine({ engines, isUnknown }: EngineLineProps) {
  const { engines: t } = useWords();
  const used = Object.values(engines).map((engine: Engine | null) => engine?.kind);
  const isMissing = !isUnknown && used.includes(undefined);
  return (
    <>
      <details className={styles.engines} open={isMissing}>
        <summary>{t.label}</summary>
        <dl>
          {parts.map((part) => (
            <div key={part} data-engine={part} data-kind={engines[part]?.kind ?? 'none'}>
              <dt>{t[part]}</dt>
              <dd>{isUnknown ? t.unknown : engineName(engines[part], t)}</dd>
            </div>
          ))}
        </dl>
        <Link to={pages.labSettings}>{t.settings}</Link>
      </details>
      {used.includes('demonstration') && (
        <p className={styles.demonstration}>
          <strong className={styles.badge}>{t.demoBadge}</strong>
          {t.demoNote}
        </p>
      )}
      {!isUnknown && !used.every((kind) => kind === 'configured') && <LocalRecipe />}
      {engines.translation?.kind === 'browser' && <p className={styles.note}>{t.browserNote}</p>}
    </>
  );
}
