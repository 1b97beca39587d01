import { type BrowserFacts, isClockOff, type ServerFacts, speedOf, type StorageFacts } from './readDiagnostics.ts'

export interface Facts {
  readonly browser: BrowserFacts
  readonly theme: string
  readonly online: boolean
  /** Undefined while it loads, null if the server can't be reached. */
  readonly server: ServerFacts | null | undefined
  readonly storage: StorageFacts | undefined
  /** Found in this browser, by name and version. */
  readonly wallets: readonly string[]
  readonly accounts: readonly { readonly walletName: string; readonly family: string; readonly address: string }[]
}

/** Names of wallets with the versions that they give, each name once: a wallet may have several families. */
export function versionedNames(
  found: readonly { readonly name: string; readonly version?: string }[],
): readonly string[] {
  return [...new Set(found.map(({ name }) => name))].map((name) => {
    const versions = new Set(found.flatMap((wallet) => (wallet.name === name ? (wallet.version ?? []) : [])))
    return versions.size === 0 ? name : `${name} (${[...versions].join(', ')})`
  })
}

/** Returns plain text for a support message, in English for its readers. Addresses are included on request only. */
export function reportOf(facts: Facts, withAddresses: boolean): string {
  const { browser, server, storage } = facts
  const lines: readonly (readonly [string, string])[] = [
    ['Build', browser.build],
    ['Host', browser.telegram === null ? 'web' : `Telegram ${browser.telegram}`],
    ['Browser', browser.browser],
    ['Window', browser.viewport],
    ['Theme', facts.theme],
    ['Languages', browser.languages],
    ['Time zone', browser.timeZone],
    ['Online', facts.online ? 'yes' : 'no'],
    [
      'Server',
      server === undefined
        ? 'not checked'
        : server === null
          ? 'unreachable'
          : `${speedOf(server.ms)} (${server.ms} ms)`,
    ],
    ['Server version', server?.version ?? 'unknown'],
    ['Clock', clockText(server?.ahead ?? null)],
    ['Storage', storage === undefined ? 'not checked' : storageText(storage)],
    ['Wallets found', facts.wallets.join(', ') || 'none'],
    ['Connected', facts.accounts.map((account) => accountText(account, withAddresses)).join(', ') || 'none'],
  ]
  return lines.map(([label, value]) => `${label}: ${value}`).join('\n')
}

/** Names of the connected wallets as their connectors report them: support searches for them. */
export const namesOf = (accounts: Facts['accounts']): readonly string[] => accounts.map(({ walletName }) => walletName)

const accountText = ({ walletName, family, address }: Facts['accounts'][number], withAddresses: boolean): string =>
  withAddresses ? `${walletName} (${family}, ${address})` : `${walletName} (${family})`

const clockText = (ahead: number | null): string =>
  ahead === null ? 'unknown' : `${ahead} s ahead of the server${isClockOff(ahead) ? ', wrong' : ''}`

const storageText = ({ works, persisted, usedBytes }: StorageFacts): string =>
  [
    works ? 'works' : 'blocked',
    persisted === null ? [] : persisted ? 'persistent' : 'not persistent',
    usedBytes === null ? [] : `${Math.round(usedBytes / 1024)} KiB`,
  ]
    .flat()
    .join(', ')
