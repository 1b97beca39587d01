import type { FamilyName } from '#core/chain/family.ts'
import { filesOf, firstLoadFiles, gzipped, type Manifest, manifestOf } from './firstLoad.ts'

/** Screens that are open before a wallet of any family connects. */
const WALLET_LIST = [
  'src/features/account/wallets/WalletModal.tsx',
  'src/features/account/wallets/ConnectedWallets.tsx',
]

/** Modules that a family loads to connect its wallets, and to send a deposit; limits in gzip bytes. */
interface Acts {
  readonly family: FamilyName
  readonly connect: { readonly modules: readonly string[]; readonly limit: number }
  readonly send: { readonly modules: readonly string[]; readonly limit: number }
}

const own = (family: FamilyName, ...files: string[]): string[] =>
  files.map((file) => `src/wallets/${family}/${file}.ts`)

const acts: readonly Acts[] = [
  {
    family: 'bitcoin',
    connect: { modules: own('bitcoin', 'wallets'), limit: 80_000 },
    send: { modules: own('bitcoin', 'send', 'psbt'), limit: 50_000 },
  },
  {
    family: 'starknet',
    connect: { modules: own('starknet', 'wallets'), limit: 20_000 },
    send: { modules: [...own('starknet', 'verifyStep'), 'chains/starknet/deposit.ts'], limit: 95_000 },
  },
  {
    family: 'fuel',
    connect: { modules: own('fuel', 'wallets'), limit: 40_000 },
    send: { modules: own('fuel', 'verifyStep', 'transaction'), limit: 180_000 },
  },
  {
    family: 'benfen',
    connect: { modules: own('benfen', 'wallets'), limit: 30_000 },
    send: { modules: own('benfen', 'verifyStep', 'transaction'), limit: 60_000 },
  },
  {
    family: 'ton',
    connect: { modules: own('ton', 'wallets', 'host'), limit: 130_000 },
    send: { modules: own('ton', 'cells'), limit: 85_000 },
  },
]

export interface ActBytes {
  readonly family: FamilyName
  readonly act: 'connect' | 'send'
  readonly bytes: number
  readonly limit: number
}

/**
 * Returns the gzip bytes of code that each act of a family adds to the open wallet list of a built folder; what
 * connecting has loaded does not count again.
 * @throws Error if the build has no chunk for a module
 */
export function walletActs(folder: string): ActBytes[] {
  const manifest = manifestOf(folder)
  const open = [...firstLoadFiles(manifest).js, ...added(manifest, WALLET_LIST, [])]
  return acts.flatMap(({ family, connect, send }) => {
    const connecting = added(manifest, connect.modules, open)
    const sending = added(manifest, send.modules, [...open, ...connecting])
    return [
      { family, act: 'connect' as const, bytes: gzipped(folder, connecting), limit: connect.limit },
      { family, act: 'send' as const, bytes: gzipped(folder, sending), limit: send.limit },
    ]
  })
}

function added(manifest: Manifest, modules: readonly string[], known: readonly string[]): string[] {
  const missing = modules.filter((module) => !manifest[module])
  if (missing.length > 0) throw new Error(`The build has no chunk for ${missing.join(', ')}.`)
  return filesOf(manifest, modules).js.filter((file) => !known.includes(file))
}
