import Markdown, { type Components } from 'react-markdown';
import styles from './messages.module.css';

/** What a model writes leads nowhere and loads nothing. */
const components: Components = {
  a: ({ children }) => <span>{children}</span>,
  img: ({ alt }) => <span>{alt}</span>,
  h1: 'h3',
  h2: 'h3',
  h3: 'h3',
};

/** Markdown as text: no markup of its own, no links, no pictures. */
export default function MarkdownText({ text }: { readonly text: string }) {
  return (
    <div className={styles.markdown}>
      <Markdown components={components}>{text}</Markdown>
    </div>
  );
}
