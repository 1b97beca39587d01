/** Reads a whole list page by page; `read` returns the page after `last`. */
export async function allPages<T>(size: number, read: (last: T | undefined) => Promise<T[]>): Promise<T[]> {
  const found: T[] = []
  for (;;) {
    const page = await read(found.at(-1))
    found.push(...page)
    if (page.length < size) return found
  }
}
