/** What the right side shows. */
export const projectViews = ['preview', 'code', 'versions', 'deploy', 'monitor'] as const;
export type ProjectView = (typeof projectViews)[number];
