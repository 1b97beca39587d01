/** Document whose visibility a test can toggle. */
export function fakePage() {
  const events = new EventTarget()
  const page = Object.assign(events, { visibilityState: 'visible' as DocumentVisibilityState })
  return {
    page: page as unknown as Document,
    turn(state: DocumentVisibilityState): void {
      page.visibilityState = state
      events.dispatchEvent(new Event('visibilitychange'))
    },
  }
}
