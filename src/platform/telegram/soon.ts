/** Batches a page part's unmount and the next one's mount: the work runs once, after both. */
export function soon(work: () => void): () => void {
  let asked = false
  return () => {
    if (asked) return
    asked = true
    queueMicrotask(() => {
      asked = false
      work()
    })
  }
}
