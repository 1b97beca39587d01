/** In-memory Storage for the lifetime of the page. */
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

/** Browsers may block storage in a cross-origin frame, such as Telegram's web client. The SDKs of Telegram and of wallets require it. */
export function standInStorage(page: Window): void {
  for (const kind of ['localStorage', 'sessionStorage'] as const) {
    try {
      page[kind].getItem('')
    } catch {
      Object.defineProperty(page, kind, { configurable: true, value: memoryStorage() })
    }
  }
}
