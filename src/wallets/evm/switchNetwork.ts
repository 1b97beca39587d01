import { numberToHex } from 'viem'
import type { Connector } from 'wagmi'
import { getConnection } from 'wagmi/actions'
import { delay } from '#core/async.ts'
import { AppError } from '#core/errors.ts'
import type { ChainRow } from '#core/wire/catalogue.ts'
import type { EvmConfig } from './config.ts'
import { addToWallet, type Provider } from './addEndpoint.ts'
import { codesOf, isUnsupported, switchPending, translateWalletError } from './errors.ts'

const noSwitch = (chain: ChainRow, cause?: unknown): AppError =>
  new AppError('wallet_no_switch', `This wallet can’t switch to ${chain.alias_name}. Choose another wallet.`, {
    status: 400,
    retriable: false,
    cause,
  })

const REJECTED = 4001
const PENDING = -32002
/** Spec §4: error codes of wallets that do not know the network. */
const unknownNetwork = [4902, 5000]

const hasAny = (codes: ReadonlySet<unknown>, wanted: readonly number[]): boolean =>
  wanted.some((code) => codes.has(code))

const ask = (provider: Provider, chain: ChainRow): Promise<unknown> =>
  provider.request({ method: 'wallet_switchEthereumChain', params: [{ chainId: numberToHex(chain.chain_id) }] })

async function askOrAdd(provider: Provider, chain: ChainRow): Promise<void> {
  try {
    await ask(provider, chain)
  } catch (error) {
    const codes = codesOf(error)
    // WalletConnect reports a rejection with a code that other wallets use for unknown networks.
    if (
      codes.has(REJECTED) ||
      !hasAny(codes, unknownNetwork) ||
      translateWalletError(error).reason === 'wallet_rejected'
    )
      throw error
    await addToWallet(provider, chain, { name: chain.chain_name, url: chain.rpc_urls[0] })
    await ask(provider, chain)
  }
}

function explain(error: unknown, chain: ChainRow): AppError {
  const codes = codesOf(error)
  if (codes.has(PENDING))
    return new AppError('wallet_switch_pending', switchPending, { status: 400, retriable: true, cause: error })
  if (isUnsupported(error)) return noSwitch(chain, error)
  return translateWalletError(error)
}

/** Some wallets answer before they have switched, and some without switching at all. */
async function arrived(connector: Connector, chain: ChainRow, tries = 15): Promise<boolean> {
  for (let round = 0; round < tries; round++) {
    if ((await connector.getChainId()) === chain.chain_id) return true
    await delay(200)
  }
  return false
}

/**
 * Switches the connected wallet to this network, adding it first when the wallet does not know it (spec §4 and §8).
 * @throws AppError `wallet_not_found`, `wallet_no_switch`, `wallet_rejected`, `wallet_switch_pending`, `wallet_failed`
 */
export async function switchNetwork(config: EvmConfig, chain: ChainRow): Promise<void> {
  const { connector } = getConnection(config)
  if (!connector)
    throw new AppError('wallet_not_found', 'Connector not found.', {
      status: 400,
      fix: { kind: 'connect_wallet', family: 'evm' },
    })
  const known = config.chains.some((candidate) => candidate.id === chain.chain_id)
  if (!known || !connector.switchChain) throw noSwitch(chain)
  try {
    if ((await connector.getChainId()) !== chain.chain_id)
      await askOrAdd((await connector.getProvider()) as Provider, chain)
  } catch (error) {
    throw explain(error, chain)
  }
  if (!(await arrived(connector, chain)))
    throw new AppError('wallet_switch_pending', switchPending, { status: 400, retriable: true })
  // Not every wallet emits an event after a switch, but listeners need one.
  connector.emitter.emit('change', { chainId: chain.chain_id })
}
