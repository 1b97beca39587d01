/** Minimal browser for the Wallet Standard: events, storage, and opened pages. Call `remove` to uninstall it. */
export function installFakeWindow(): { opened: string[]; remove(): void } {
  const opened: string[] = []
  const stored = new Map<string, string>()
  const localStorage = {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
    removeItem: (key: string) => void stored.delete(key),
  }
  const page = Object.assign(new EventTarget(), { localStorage, open: (url: string) => void opened.push(url) })
  Object.assign(globalThis, { window: page })
  return { opened, remove: () => void Reflect.deleteProperty(globalThis, 'window') }
}
