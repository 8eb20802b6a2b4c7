import { createContext, useContext, type ComponentProps } from 'react';
import Markdown, { type Components, type ExtraProps } from 'react-markdown';
import { TextButton } from '@toolbench/ui/controls/text-button.tsx';
import styles from './messages.module.css';

interface MarkdownTextProps {
  readonly text: string;
  /** Items of its lists that can be said as they stand: each is a button. */
  readonly sentences?: readonly string[];
  /** Says one of them; null where nothing can be said now. */
  readonly onSay?: ((sentence: string) => void) | null;
}

const Shown = createContext<MarkdownTextProps>({ text: '' });

/** An item of a list; the source decides what can be said, as it may hold marks that Markdown takes for its own. */
function Item({ node, children }: ComponentProps<'li'> & ExtraProps) {
  const { text, sentences = [], onSay = null } = useContext(Shown);
  const { start, end } = node?.position ?? {};
  const sentence = text.slice(start?.offset ?? 0, end?.offset ?? 0).replace(/^- /, '');
  if (!sentences.includes(sentence)) return <li>{children}</li>;
  return (
    <li>
      <TextButton className={styles.say} disabled={onSay === null} onClick={() => onSay?.(sentence)}>
        {sentence}
      </TextButton>
    </li>
  );
}

/** What a model writes leads nowhere and loads nothing. */
const components: Components = {
  a: ({ children }) => <span>{children}</span>,
  img: ({ alt }) => <span>{alt}</span>,
  h1: 'h3',
  h2: 'h3',
  h3: 'h3',
  li: Item,
};

/** Markdown as text: no markup of its own, no links, no pictures. */
export default function MarkdownText(shown: MarkdownTextProps) {
  return (
    <Shown value={shown}>
      <div className={styles.markdown}>
        <Markdown components={components}>{shown.text}</Markdown>
      </div>
    </Shown>
  );
}
