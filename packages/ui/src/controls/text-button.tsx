import type { ComponentProps } from 'react';
import styles from './text-button.module.css';

type Props = ComponentProps<'button'> & {
  /** `text` takes the colour of a text that has a meaning by its colour, and stands out by weight. */
  readonly tone?: 'accent' | 'text';
};

/** A button that stands within a text, mostly to go to a place it names; it looks like a link. */
export function TextButton({ tone = 'accent', className, ...props }: Props) {
  return (
    <button
      type="button"
      data-tone={tone}
      className={className ? `${styles.button} ${className}` : styles.button}
      {...props}
    />
  );
}
