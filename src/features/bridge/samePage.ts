const bare = (path: string): string => path.replace(/\/+$/, '')

/** Whether two paths, both with the channel's base, are of one page. */
export const samePage = (a: string, b: string): boolean => bare(a) === bare(b)
