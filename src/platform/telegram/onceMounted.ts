/** A part of Telegram's kit is ready, and tells when that changes. */
export interface Mounted {
  (): boolean
  sub(listener: () => void): void
}

/** Binds once the part is ready, for as long as the page lives. */
export function onceMounted(mounted: Mounted, bind: () => void): void {
  let bound = false
  const look = (): void => {
    if (bound || !mounted()) return
    bound = true
    bind()
  }
  mounted.sub(look)
  look()
}
