/** The level of the headings of a list of tools: one below the page's own. */
export type Heading = 'h2' | 'h3';
