const longest = 2_000;

/** The head of a cell, and what a kernel of Jupyter is told. */
const toNotebook =
  /^%%|^%(?:matplotlib|pylab|load_ext|autoreload|config|env|pip|conda|run|timeit?|cd|reset|sql)(?:\s|$)/;

/** The words of a comment or docstring, without the signs around them. */
export function cleanComment(comment: string): string {
  return (
    comment
      .replace(/^[rRbBuUfF]{0,2}("""|'''|"|')([\s\S]*)\1$/, '$2')
      .replace(/^\/\*[*!]*|\*+\/$/g, '')
      .split('\n')
      .map((line) => line.replace(/^\s*(?:\/\/[/!]*|#+!?|\*+(?!\/)|--+|=begin|=end)?\s?/, '').trimEnd())
      // Cells of notebooks and what their kernel is told say nothing of what follows.
      .filter((line) => !toNotebook.test(line))
      .join('\n')
      .replace(/<\/?[a-zA-Z][^<>\n]{0,80}>/g, ' ')
      .trim()
      .slice(0, longest)
  );
}

/** The first sentence or paragraph of a documentation, on one line: what it is about. */
export function summaryOf(documentation: string): string {
  const [paragraph = ''] = documentation.split(/\n\s*\n|\n\s*(?:@\w+|:param|Args:|Returns:|Parameters)/, 1);
  const line = paragraph.replace(/\s+/g, ' ').trim();
  const sentence = /^.*?(?:[。！？]|[.!?](?=\s|$))/.exec(line)?.[0] ?? line;
  return sentence.length > 240 ? `${sentence.slice(0, 239)}…` : sentence;
}
