/** As a browser's storage, for as long as the page lives. */
function memoryStorage(): Storage {
  const kept = new Map<string, string>()
  return {
    getItem: (key) => kept.get(key) ?? null,
    setItem: (key, value) => void kept.set(key, String(value)),
    removeItem: (key) => void kept.delete(key),
    clear: () => kept.clear(),
    key: (at) => [...kept.keys()][at] ?? null,
    get length() {
      return kept.size
    },
  }
}

/** Browsers may refuse storage to a page in another site’s frame, which the app is in Telegram's web client. The kits of Telegram and of wallets cannot do without. */
export function standInStorage(page: Window): void {
  for (const kind of ['localStorage', 'sessionStorage'] as const) {
    try {
      page[kind].getItem('')
    } catch {
      Object.defineProperty(page, kind, { configurable: true, value: memoryStorage() })
    }
  }
}
