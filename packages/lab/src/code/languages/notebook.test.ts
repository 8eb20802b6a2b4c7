import { describe, expect, it } from 'vitest';
import { notebookAsScript } from './notebook.ts';

const notebookOf = (cells: readonly object[], language = 'python') =>
  JSON.stringify({ nbformat: 4, nbformat_minor: 5, metadata: { language_info: { name: language } }, cells });

describe('[CODE-09] a notebook is read as a script', () => {
  it('with its cells in their order, prose as comments, and no outputs', () => {
    const text = notebookOf([
      { cell_type: 'markdown', source: ['# 潮汐\n', '\n', 'Fits the gauge.'] },
      { cell_type: 'code', source: 'def fit():\n    return 1\n', outputs: [{ data: { 'image/png': 'iVBORw0K' } }] },
      { cell_type: 'code', source: [] },
      { cell_type: 'raw', source: 'raw' },
    ]);
    expect(notebookAsScript(text)).toBe(
      '# Jupyter: python\n\n# %% cell 1 [markdown]\n# # 潮汐\n#\n# Fits the gauge.\n\n# %% cell 2\ndef fit():\n    return 1\n\n# %% cell 3\n\n\n# %% cell 4 [raw]\n# raw\n',
    );
  });

  it('with what IPython alone understands as comments', () => {
    const text = notebookOf([
      { cell_type: 'code', source: '%matplotlib inline\n!pip install x\n?open\na = 5 %3\nb = a != 2\n' },
      { cell_type: 'code', source: '%%bash\nrm -r out\n' },
      { cell_type: 'code', source: '%%time\nfit()\n' },
    ]);
    expect(
      notebookAsScript(text)
        .split('\n')
        .filter((line) => !/^(# %%.*|# Jupyter.*)?$/.test(line) || /%%(bash|time)/.test(line)),
    ).toEqual([
      '# %matplotlib inline',
      '# !pip install x',
      '# ?open',
      'a = 5 %3',
      'b = a != 2',
      '# %%bash',
      '# rm -r out',
      '# %%time',
      'fit()',
    ]);
  });

  it('of format 3, and of other languages', () => {
    const old = { nbformat: 3, worksheets: [{ cells: [{ cell_type: 'code', input: ['x = 1'] }] }] };
    expect(notebookAsScript(JSON.stringify(old))).toContain('# %% cell 1\nx = 1\n');
    const inR = notebookOf([{ cell_type: 'code', source: 'f <- function(x) x %in% y' }], 'R');
    expect(notebookAsScript(inR)).toBe('# Jupyter: r\n\n# %% cell 1\nf <- function(x) x %in% y\n');
  });

  it.each(['', 'plain', '{', '[]', '{"cells": 3}', '{"cells": [{"source": 1}]}', 'null'])(
    'and %j stays as it is',
    (text) => {
      expect(notebookAsScript(text)).toBe(text);
    },
  );
});
