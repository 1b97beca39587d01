import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { privateKeyToAccount } from 'viem/accounts'
import { devAccounts } from '#chains/evm/testing/accounts.ts'
import type { Catalogue } from '#core/catalogue/types.ts'
import type { Log } from '#runtime/log.ts'
import { startRelay } from '../walletConnect/relay.ts'
import { createWalletDesk, type WalletDesk } from '../walletConnect/walletDesk.ts'
import { WALLET_PATH } from '../walletConnect/walletPages.ts'
import type { Running } from './server.ts'

interface LocalWalletConnect extends Running {
  /** Relay URL for pages. */
  readonly relayUrl: string
  readonly desk: WalletDesk
  readonly address: string
  readonly networks: Readonly<Record<number, string>>
}

interface Options {
  readonly folder: string
  readonly publicUrl: string
  readonly catalogue: Pick<Catalogue, 'chains'>
  readonly log: Log
}

/** WalletConnect relay, and a wallet of the local test account that is operated on its page. */
export async function startWalletConnect({ folder, publicUrl, catalogue, log }: Options): Promise<LocalWalletConnect> {
  const relay = await startRelay()
  const account = privateKeyToAccount(devAccounts.user.key)
  const evm = catalogue.chains.filter(({ family }) => family === 'evm')
  const kept = join(folder, 'phoneWallet')
  const desk = createWalletDesk({
    relayUrl: relay.walletUrl,
    account,
    rpcUrls: Object.fromEntries(evm.flatMap(({ id, rpcUrls: [url] }) => (url ? [[id, url]] : []))),
    url: new URL(WALLET_PATH, publicUrl).href,
    folder: kept,
    failed: (error) => log.info({ part: 'phone wallet', error: String(error) }, 'an answer reached no app'),
  })
  // Apps that were connected in an earlier run expect answers before its page is opened.
  if (existsSync(kept))
    desk.wallet().catch((error: unknown) => log.warn({ error: String(error) }, 'the phone wallet did not open'))
  return {
    relayUrl: relay.url,
    desk,
    address: account.address,
    networks: Object.fromEntries(evm.map(({ id, name }) => [id, name])),
    stop: () => desk.stop().finally(() => relay.stop()),
  }
}
