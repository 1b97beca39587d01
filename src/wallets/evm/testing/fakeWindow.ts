import type { FakeWallet } from './fakeProvider.ts'

/** Minimal browser for wallet discovery: events and storage. Returns the uninstall function. */
export function installFakeWindow(): () => void {
  const stored = new Map<string, string>()
  const storage = {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
    removeItem: (key: string) => void stored.delete(key),
  }
  const page = Object.assign(new EventTarget(), {
    localStorage: storage,
    location: { origin: 'https://app.test', host: 'app.test' },
  })
  Object.assign(globalThis, { window: page, localStorage: storage })
  return () => {
    Reflect.deleteProperty(globalThis, 'window')
    Reflect.deleteProperty(globalThis, 'localStorage')
  }
}

/** Announces the wallet by EIP-6963, also to later requests. */
export function announce(wallet: FakeWallet, rdns = 'test.fake', name = 'Fake wallet'): void {
  const detail = { info: { uuid: crypto.randomUUID(), name, icon: 'data:,', rdns }, provider: wallet.provider }
  const say = () => window.dispatchEvent(new CustomEvent('eip6963:announceProvider', { detail }))
  window.addEventListener('eip6963:requestProvider', say)
  say()
}
