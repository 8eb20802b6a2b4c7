import { codeViewId, placeText, useShowPlace, type CodePlace } from './code-place.ts';
import { useWords } from './use-words.ts';
import styles from './code.module.css';

interface PlaceLinkProps {
  readonly place: CodePlace;
  /** Said instead of the place itself. */
  readonly children?: string;
}

/** A place in the project, as a link to the code view. */
export function PlaceLink({ place, children }: PlaceLinkProps) {
  const t = useWords();
  const show = useShowPlace();
  const written = placeText(place);
  return (
    <a
      className={styles.place}
      href={`#${codeViewId}`}
      data-place={written}
      title={t.show({ place: written })}
      onClick={(event) => {
        event.preventDefault();
        show(place);
      }}
    >
      {children ?? written}
    </a>
  );
}
