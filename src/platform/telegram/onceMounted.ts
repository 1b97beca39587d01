/** Mount state of a part of Telegram's SDK, with change events. */
export interface Mounted {
  (): boolean
  sub(listener: () => void): void
}

/** Binds once the part is mounted, for the lifetime of the page. */
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
