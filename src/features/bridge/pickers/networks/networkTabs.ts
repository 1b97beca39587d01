import type { ChainRow } from '#core/wire/catalogue.ts'

/** The three lists of spec §2. */
export type NetworkMode = 'from' | 'to' | 'exchange_network'
export type NetworkTab = 'all' | 'evm' | 'bitcoin' | 'non_evm' | 'testnet' | 'network' | 'exchange'

export const tabsOf: Readonly<Record<NetworkMode, readonly NetworkTab[]>> = {
  from: ['all', 'evm', 'bitcoin', 'non_evm', 'testnet'],
  to: ['network', 'exchange'],
  exchange_network: [],
}

const holds: Readonly<Record<NetworkTab, (chain: ChainRow, testnet: boolean) => boolean>> = {
  all: (chain) => !chain.is_testnet,
  evm: (chain) => !chain.is_testnet && chain.family === 'evm',
  bitcoin: (chain) => !chain.is_testnet && chain.family === 'bitcoin',
  non_evm: (chain) => !chain.is_testnet && chain.family !== 'evm',
  testnet: (chain) => chain.is_testnet,
  // This list has no Testnet tab, so a user on a test network would otherwise have no destination.
  network: (chain, testnet) => testnet || !chain.is_testnet,
  exchange: () => false,
}

/** Spec §5: disabled networks never show; test networks show only in their tab or with the testnet flag. */
export const inTab = (chain: ChainRow, tab: NetworkTab, testnet: boolean): boolean =>
  !chain.disabled && holds[tab](chain, testnet)

/** Other tab of the same list that contains a network; null when none does. */
export const otherTab = (chain: ChainRow, mode: NetworkMode, shown: NetworkTab, testnet: boolean): NetworkTab | null =>
  inTab(chain, shown, testnet)
    ? null
    : (tabsOf[mode].find((tab) => tab !== 'all' && tab !== shown && inTab(chain, tab, testnet)) ?? null)

/** Spec §5: none in Non-EVM and Testnet; exchanges have no weights. */
export const hasPopular: Readonly<Record<NetworkTab, boolean>> = {
  all: true,
  evm: true,
  bitcoin: true,
  non_evm: false,
  testnet: false,
  network: true,
  exchange: false,
}

/** The testnet flag follows the wallet's network (spec §4), and a source that is a test network. */
export function testnetFlag(
  chains: readonly ChainRow[],
  walletChainId: number | null,
  fromChainId: number | null,
): boolean {
  const isTest = (id: number | null): boolean => chains.some((chain) => chain.chain_id === id && chain.is_testnet)
  return isTest(walletChainId) || isTest(fromChainId)
}

/** Tab that each list opens on; for an exchange destination, the Exchange tab. */
export function firstTab(mode: NetworkMode, testnet: boolean, exchangeId: number | null): NetworkTab {
  if (mode === 'from') return testnet ? 'testnet' : 'all'
  return mode === 'to' && exchangeId !== null ? 'exchange' : 'network'
}
