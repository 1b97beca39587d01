/** A part of Telegram's kit is ready, and tells when that changes. */
export interface Mounted {
  (): boolean
  sub(listener: () => void): () => void
}

/** Binds once the part is ready, and never after it was let go. Returns the way to let go. */
export function whileMounted(mounted: Mounted, bind: () => () => void): () => void {
  let unbind: (() => void) | null = null
  const look = (): void => {
    if (mounted()) unbind ??= bind()
  }
  const stop = mounted.sub(look)
  look()
  return () => {
    stop()
    unbind?.()
  }
}
