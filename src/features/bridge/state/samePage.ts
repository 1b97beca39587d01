const bare = (path: string): string => path.replace(/\/+$/, '')

/** True when two paths, both with the channel's base, belong to one page. */
export const samePage = (a: string, b: string): boolean => bare(a) === bare(b)
