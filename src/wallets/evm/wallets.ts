import { getAddress } from 'viem'
import { watchConnection } from 'wagmi/actions'
import { walletConfig } from '../config.ts'
import type { Transfers, WalletAccount, WalletFamily } from '../contract.ts'
import { createEvmConfig, currentAccount, type EvmConfig } from './config.ts'
import { checkIn, signIn } from './signIn.ts'
import { listConnectors } from './connectors.ts'
import { translated } from './errors.ts'
import { isApproved, lookFor, waitFor } from './lookFor.ts'
import { connect, disconnect, pair, reconnect } from './session.ts'
import { permit } from './permit.ts'
import { send, sendBatch } from './send.ts'
import { switchNetwork } from './switchNetwork.ts'
import { waitingApp } from './waitingApp.ts'

/** Intermediate states report nothing: while another wallet is connecting, the earlier account stays current. */
function follow(config: EvmConfig, listener: (account: WalletAccount | null) => void): () => void {
  return watchConnection(config, {
    onChange: ({ status }) => {
      if (status === 'connected') listener(currentAccount(config))
      if (status === 'disconnected') listener(null)
    },
  })
}

const readerOf = (config: EvmConfig) => (id: number) =>
  config.chains.some((chain) => chain.id === id) ? config.getClient({ chainId: id }) : null

/** Wallets of EVM networks. @throws AppError `wallets_not_configured` before `configureWallets`. */
export function evmWallets(): WalletFamily & Transfers {
  const settings = walletConfig()
  const config = createEvmConfig(settings)
  return {
    family: 'evm',
    connectors: () => translated(() => listConnectors(config, settings)),
    connect: (id) => translated(() => connect(config, settings, id)),
    pair: (id) => translated(() => pair(config, settings, id)),
    reconnect: () => translated(() => reconnect(config, settings)),
    disconnect: () => translated(() => disconnect(config)),
    switchNetwork: (chain) => translated(() => switchNetwork(config, chain)),
    // Name services and their normalization rules are larger than the rest of this chunk.
    nameOf: async (address) => (await import('./nameOf.ts')).nameOf(getAddress(address), readerOf(config)),
    signIn: (request) => translated(() => signIn(config, request)),
    send: (step, expected) => translated(() => send(config, settings, step, expected)),
    permit: (steps, expected) => translated(() => permit(config, settings, steps, expected)),
    sendBatch: (steps, expected) => translated(() => sendBatch(config, settings, steps, expected)),
    lookFor: (step, expected) => lookFor(config, step, expected),
    isApproved: (step, expected) => isApproved(config, step, expected),
    checkIn: (call) => translated(() => checkIn(config, call)),
    waitingApp: () => waitingApp(config, settings),
    waitFor: (txRef, chain) => translated(() => waitFor(config, txRef, chain)),
    subscribe: (listener) => follow(config, listener),
  }
}
