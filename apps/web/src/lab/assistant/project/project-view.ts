/** The id of the right side, which stands below the conversation on narrow screens. */
export const projectId = 'project';

/** What the right side shows. */
export const projectViews = ['preview', 'design', 'code', 'versions', 'deploy', 'monitor'] as const;
export type ProjectView = (typeof projectViews)[number];
