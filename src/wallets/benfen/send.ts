import { benfen } from '#chains/benfen/family.ts'
import { delay } from '#core/async.ts'
import { AppError } from '#core/errors.ts'
import type { ChainRow } from '#core/wire/catalogue.ts'
import type { Step } from '#core/wire/order.ts'
import type { Expectation } from '../contract.ts'
import { createNodeCalls } from '../callNode.ts'
import { accountSwitched } from '../walletErrors.ts'
import { featureOf } from './connectors.ts'
import { wrongNetwork } from './errors.ts'
import { type Connection, MAINNET, type Session } from './session.ts'
import type { buildTransfer, CoinRow } from './transaction.ts'
import type { BenfenStep } from './verifyStep.ts'

interface Effects {
  readonly status: { readonly status: 'success' | 'failure'; readonly error?: string }
  readonly gasUsed: { readonly computationCost: string; readonly storageCost: string }
}
interface Answers {
  readonly bfc_getTransactionBlock: { readonly checkpoint?: string | null; readonly effects: Effects }
  readonly bfcx_getCoins: {
    readonly data: readonly CoinRow[]
    readonly nextCursor: string | null
    readonly hasNextPage: boolean
  }
  readonly bfcx_getReferenceGasPrice: string
  readonly bfc_dryRunTransactionBlock: { readonly effects: Effects }
}

const onNode = createNodeCalls<Answers>()

/** @throws AppError `wallet_mismatch`, `wallet_wrong_network` */
async function requireDepositor(session: Session, expected: Expectation, chainId: number): Promise<Connection> {
  await session.refresh()
  const connection = session.current()
  if (connection.account.address !== expected.depositor) throw accountSwitched()
  if (Number(connection.account.chainId) !== chainId) throw wrongNetwork(chainId)
  return connection
}

/** A dry run without coins has one that never runs out; this is the highest budget that nodes accept. */
const MOST_BUDGET = 50_000_000_000n
/** Units of gas that BenFen's own library adds to a dry run's. */
const EXTRA_GAS = 10_000n
const PAGE = 50
/** A transaction pays with at most 256 coins. */
const MOST_COINS = 250

/** Coins that reach the amount; of each page, the largest first. @throws AppError `wallet_insufficient_funds` */
async function coinsFor(chain: ChainRow, owner: string, wanted: bigint): Promise<readonly CoinRow[]> {
  const chosen: CoinRow[] = []
  let held = 0n
  for (let cursor: string | null = null; chosen.length < MOST_COINS; ) {
    const { data, nextCursor, hasNextPage }: Answers['bfcx_getCoins'] = await onNode(
      chain,
      'bfcx_getCoins',
      owner,
      '0x2::bfc::BFC',
      cursor,
      PAGE,
    )
    for (const coin of data.toSorted((a, b) => (BigInt(a.balance) < BigInt(b.balance) ? 1 : -1))) {
      if (held >= wanted || chosen.length === MOST_COINS) break
      chosen.push(coin)
      held += BigInt(coin.balance)
    }
    if (held >= wanted) return chosen
    if (!hasNextPage || nextCursor === null) break
    cursor = nextCursor
  }
  throw new AppError('wallet_insufficient_funds', 'You don’t have enough for this amount and its network fee.', {
    status: 400,
    retriable: false,
  })
}

/** Builds the transaction with the coins and the budget that it needs, which a dry run states. */
async function build(
  chain: ChainRow,
  transfer: BenfenStep['transfer'],
  bytesOf: typeof buildTransfer,
): Promise<Uint8Array> {
  const price = BigInt(await onNode(chain, 'bfcx_getReferenceGasPrice'))
  const draft = await bytesOf(transfer, { coins: [], price, budget: MOST_BUDGET })
  const { effects } = await onNode(chain, 'bfc_dryRunTransactionBlock', btoa(String.fromCharCode(...draft)))
  if (effects.status.status !== 'success') throw new Error(effects.status.error ?? 'The transaction would fail.')
  const { computationCost, storageCost } = effects.gasUsed
  const budget = BigInt(computationCost) + BigInt(storageCost) + EXTRA_GAS * price
  const coins = await coinsFor(chain, transfer.from, BigInt(transfer.amount) + budget)
  return bytesOf(transfer, { coins, price, budget })
}

/**
 * Checks the step, builds its transaction, compares what the bytes say with what the user accepted, and only then asks
 * the wallet. Resolves with the transaction's digest.
 */
export async function send(
  session: Session,
  step: Step,
  expected: Expectation,
  chainOf: (id: number) => ChainRow,
): Promise<string> {
  const [{ verifyStep }, transaction] = await Promise.all([import('./verifyStep.ts'), import('./transaction.ts')])
  const checked = verifyStep(step, expected)
  const { wallet, own } = await requireDepositor(session, expected, checked.chain_id)
  const feature = featureOf(wallet, 'bfc:signAndExecuteTransactionBlock')
  if (!feature)
    throw new AppError('wallet_failed', 'This wallet can’t send transactions.', { status: 400, retriable: false })
  const bytes = await build(chainOf(checked.chain_id), checked.transfer, transaction.buildTransfer)
  verifyStep({ ...checked, transfer: transaction.readTransfer(bytes) }, expected)
  const { digest } = await feature.signAndExecuteTransactionBlock({
    transactionBlock: transaction.toBlock(bytes),
    account: own,
    chain: MAINNET.name,
  })
  const ref = benfen.txRef(digest)
  if (ref === null) throw new AppError('wallet_failed', 'Your wallet returned an unexpected response.', { status: 400 })
  return ref
}

/** Awaits the checkpoint that includes the transaction. */
export async function waitFor(
  txRef: string,
  chain: ChainRow,
  pollMs = 1_000,
): Promise<{ ref: string; status: 'success' | 'failed' }> {
  for (;;) {
    // A node that does not know the transaction, or does not answer, says nothing about it.
    const found = await onNode(chain, 'bfc_getTransactionBlock', txRef, { showEffects: true }).catch(() => null)
    if (found?.checkpoint)
      return { ref: txRef, status: found.effects.status.status === 'success' ? 'success' : 'failed' }
    await delay(pollMs)
  }
}
