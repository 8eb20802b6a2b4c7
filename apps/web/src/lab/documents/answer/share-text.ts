/** A share as percent; a dash where nothing could be counted. */
export const shareText = (share: number | null) => (share === null ? '—' : `${(share * 100).toFixed(1)}%`);
