/** Reads when it is first asked, and answers the same from then on. */
export function once<T>(read: () => T): () => T {
  let kept: { readonly value: T } | null = null
  return () => (kept ??= { value: read() }).value
}
