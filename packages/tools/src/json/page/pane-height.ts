/** Height of both panes, in CSS pixels. */
export const paneHeight = 440;
