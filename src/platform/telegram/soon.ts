/** A part of the page that leaves and the next that comes are one change: the work is done once, after both. */
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
