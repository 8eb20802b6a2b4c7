export function findBrowser(): Promise<string>;
export function findQuickBrowser(): Promise<string>;
