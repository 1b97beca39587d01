import { encodeFunctionData } from 'viem'
import { getConnectorClient, signMessage, watchConnection } from 'wagmi/actions'
import { createSiweMessage } from 'viem/siwe'
import { checksumAddress } from '#chains/evm/address.ts'
import { checkInAbi } from '#contracts/abi/checkIn.ts'
import { AppError } from '#core/errors.ts'
import { walletConfig } from '../config.ts'
import type { CheckInCall, SignInRequest, Transfers, WalletAccount, WalletFamily } from '../contract.ts'
import { authorize } from './authorize.ts'
import { createEvmConfig, currentAccount, type EvmConfig, requireAccount } from './config.ts'
import { listConnectors } from './connectors.ts'
import { translated } from './errors.ts'
import { isApproved, lookFor, nonceOf, waitFor } from './lookFor.ts'
import { connect, disconnect, pair, reconnect } from './session.ts'
import { createNotes } from './notes.ts'
import { permit } from './permit.ts'
import { createPools, mintBadge, release, revoke } from './ownCalls.ts'
import { batchState, requireNetwork, send, sendBatch } from './send.ts'
import { addEndpoint } from './addEndpoint.ts'
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
    addEndpoint: (chain, endpoint) => translated(() => addEndpoint(config, chain, endpoint)),
    signIn: (request) => translated(() => signIn(config, request)),
    send: (step, expected) => translated(() => send(config, settings, step, expected)),
    permit: (steps, expected) => translated(() => permit(config, settings, steps, expected)),
    authorize: (step, expected) => translated(() => authorize(config, settings, step, expected)),
    release: (deposit) => translated(() => release(config, deposit)),
    sendBatch: (steps, expected, id, onId) =>
      translated(() => sendBatch(config, settings, { steps, expected, id, onId })),
    batchState: (id) => translated(() => batchState(config, id)),
    lookFor: (step, expected) => lookFor(config, step, expected),
    nonceOf: (txRef, chain) => nonceOf(config, txRef, chain),
    isApproved: (step, expected) => isApproved(config, step, expected),
    checkIn: (call) => translated(() => checkIn(config, call)),
    mintBadge: (call) => translated(() => mintBadge(config, call)),
    revoke: (call) => translated(() => revoke(config, call)),
    notes: createNotes(config),
    pools: createPools(config),
    waitingApp: () => waitingApp(config, settings),
    waitFor: (txRef, chain) => translated(() => waitFor(config, txRef, chain)),
    subscribe: (listener) => follow(config, listener),
  }
}

/** ERC-4361: the wallet shows domain and purpose, the server checks every line. */
async function signIn(config: EvmConfig, request: SignInRequest): Promise<{ message: string; signature: string }> {
  const address = checksumAddress(requireAccount(config).address)
  const { domain, uri, nonce, statement, requestId, chainId } = request
  const message = createSiweMessage({
    address,
    chainId,
    domain,
    uri,
    nonce,
    statement,
    version: '1',
    issuedAt: new Date(request.issuedAt),
    expirationTime: new Date(request.expiresAt),
    ...(requestId === undefined ? {} : { requestId }),
  })
  return { message, signature: await signMessage(config, { account: address, message }) }
}

/** @throws AppError `wallet_mismatch`, `wallet_wrong_network`, or the wallet's error */
async function checkIn(config: EvmConfig, { contract, date, chainId, account }: CheckInCall): Promise<string> {
  const from = requireAccount(config).address
  if (from !== account)
    throw new AppError('wallet_mismatch', 'Your wallet switched to another account. Switch back to check in.', {
      status: 400,
    })
  await requireNetwork(config, chainId)
  const client = await getConnectorClient(config, { account: from as `0x${string}`, chainId })
  const data = encodeFunctionData({ abi: checkInAbi, functionName: 'checkIn', args: [BigInt(date)] })
  return client.request(
    { method: 'eth_sendTransaction', params: [{ from: from as `0x${string}`, to: contract as `0x${string}`, data }] },
    { retryCount: 0 },
  )
}
