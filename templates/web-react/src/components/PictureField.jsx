import { useState } from 'react';
import { isShown } from '../lib/fields.js';
import { readPicture } from '../lib/picture.js';
import { say, t } from '../texts.js';
import { Button } from './Parts.jsx';

/** Chooses a picture file and shows it; `onChange` gets it as a data address. */
export function PictureField({ field, value, onChange, ...common }) {
  const [problem, setProblem] = useState('');
  const choose = async ({ target }) => {
    const [file] = target.files;
    try {
      if (file) onChange(await readPicture(file, field.most));
      setProblem('');
    } catch (error) {
      setProblem(error.message);
    }
    target.value = '';
  };
  return (
    <div className="picture-field">
      <span className="button secondary">
        {t('choosePicture')}
        <input type="file" accept="image/*" {...common} onChange={choose} />
      </span>
      {isShown(value) && (
        <>
          <img src={value} alt={say(field.label)} />
          <Button look="plain" onClick={() => onChange('')}>
            {t('removePicture')}
          </Button>
        </>
      )}
      {problem && (
        <p className="error" role="alert">
          {problem}
        </p>
      )}
    </div>
  );
}
