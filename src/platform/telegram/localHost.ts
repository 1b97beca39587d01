import { targetOrigin } from '@telegram-apps/sdk-react'

/** Builds for operators fail when they contain the marker. */
const MARKER = 'causeway-local-telegram-host'

/** In local development a page on this machine may frame the app as its Telegram; only that page receives the messages. */
export function speakToLocalHost(page: Window): void {
  const origin = ownHost(page)
  if (origin === null) return
  page.document.documentElement.dataset['host'] = MARKER
  targetOrigin.set(origin)
}

/** Returns the host of a same-origin page that frames this one; null for any other, which cannot be accessed. Only local development frames the app so. */
export function ownHost({
  parent,
  self,
  location,
}: Pick<Window, 'parent' | 'location'> & { readonly self: unknown }): string | null {
  try {
    return parent !== self && parent.location.origin === location.origin ? location.origin : null
  } catch {
    return null
  }
}

/** Creates an in-memory Storage for the lifetime of the page. */
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
