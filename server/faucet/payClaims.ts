import type { NetworkNode } from '#chains/contract/node.ts'
import type { Payer, PayoutAction, SignedTx } from '#chains/contract/payer.ts'
import type { TxStatus } from '#chains/contract/reader.ts'
import { assetId, NATIVE } from '#core/chain/assetId.ts'
import type { ChainId } from '#core/chain/chainId.ts'
import { AppError, isRetriable, reasonOf } from '#core/errors.ts'
import { Crash, type Failpoints, noFailpoints } from '#runtime/failpoints.ts'
import type { FaucetClaim, SignedFaucetClaim } from '#store/faucet/types.ts'
import type { ServerDeps } from '../deps.ts'

export type PayDeps = Pick<ServerDeps, 'store' | 'chains' | 'faucetWallet' | 'clock' | 'log'>
interface Network extends PayDeps {
  readonly node: NetworkNode
  readonly payer: Payer
  readonly failpoints: Failpoints
}

/** Signed in one pass; the rest waits, so that a stuck transaction blocks few. */
const BATCH = 20
/** A transaction without a block for this long gets a higher fee. */
const STUCK_MS = 60_000
const MOST_ATTEMPTS = 8

/**
 * Pays queued claims of one network, and follows those that are signed. Bytes are stored before they are broadcast, and a claim has
 * one nonce for good, so that any number of replicas may run this and die anywhere.
 */
export async function payClaims(deps: PayDeps, chainId: ChainId, failpoints = noFailpoints): Promise<void> {
  const node = deps.chains(chainId)
  const payer = node && deps.faucetWallet?.payer(node)
  if (!node || !payer) return
  const network: Network = { ...deps, node, payer, failpoints }
  const open = await step(network, 'unsettled', () => deps.store.faucet.unsettled(chainId, 5 * BATCH))
  for (const claim of open) await guarded(network, claim, () => follow(network, claim))
  const queued = await step(network, 'queued', () => deps.store.faucet.queued(chainId, BATCH))
  if (queued.length === 0 || open.length >= BATCH) return
  const [floor, { height: since }] = await Promise.all([
    step(network, 'nonce', () => nextNonce(network)),
    step(network, 'head', () => node.head()),
  ])
  for (const claim of queued) await guarded(network, claim, () => pay(network, claim, floor, since))
}

export const faucetSteps = [
  'unsettled',
  'queued',
  'nonce',
  'head',
  'plan',
  'sign',
  'broadcast',
  'status',
  'use',
  'reprice',
  'replace',
  'move',
] as const

/** Runs one awaited call between its two failpoints. */
async function step<T>(
  { failpoints }: Pick<Network, 'failpoints'>,
  name: (typeof faucetSteps)[number],
  work: () => Promise<T>,
): Promise<T> {
  await failpoints.hit(`${name}:before`)
  const result = await work()
  await failpoints.hit(`${name}:after`)
  return result
}

/** A claim that fails must not stop the others. */
async function guarded({ log }: Network, { id, chainId }: FaucetClaim, work: () => Promise<void>): Promise<void> {
  try {
    await work()
  } catch (error) {
    if (error instanceof Crash) throw error
    log.warn({ err: error, claim: String(id), chain: chainId }, 'a faucet claim waits; will be retried')
  }
}

/** A nonce that any node shows as taken is never signed, even if no quorum agrees. */
async function nextNonce({ payer }: Network): Promise<bigint> {
  const [mined, pending] = await Promise.all([payer.chainSlot?.(), payer.pendingSlot?.()])
  if (mined === undefined) throw new AppError('faucet_unavailable', 'This network has no nonces.', { retriable: false })
  return pending && pending.highest > mined ? pending.highest : mined
}

const actionOf = ({ chainId, amount, wallet }: FaucetClaim): PayoutAction => ({
  kind: 'transfer',
  asset: assetId(chainId, NATIVE),
  amount,
  recipient: wallet,
  memo: null,
  destinationGas: 0n,
  orderId: null,
})

async function pay(network: Network, claim: FaucetClaim, floor: bigint, since: bigint): Promise<void> {
  const { payer, store, node, log } = network
  try {
    const plan = await step(network, 'plan', () => payer.plan(actionOf(claim), 0, null))
    const request = { id: claim.id, chainId: node.id, signer: payer.address, floor, since }
    const signed = await step(network, 'sign', () => store.faucet.sign(request, (nonce) => payer.sign(plan, nonce)))
    if (signed) await broadcast(network, signed)
  } catch (error) {
    if (!(error instanceof AppError) || isRetriable(error) || isOurProblem.has(error.reason)) throw error
    // Nothing was signed, since a signed claim has left `queued`.
    const reason = reasonOf(error)
    await step(network, 'move', () => store.faucet.move(claim.id, ['queued'], 'failed', { reason }))
    log.info({ claim: String(claim.id), reason }, 'a faucet claim can’t be paid')
  }
}

/** Refusals that an operator resolves; the claim stays queued. */
const isOurProblem: ReadonlySet<string> = new Set(['insufficient_inventory', 'insufficient_gas', 'fee_above_cap'])

/** Nodes that refuse are asked again in the next pass: the status decides, never the refusal. */
async function broadcast(network: Network, claim: SignedFaucetClaim): Promise<void> {
  const tx = claim.txs.at(-1)
  if (!tx) return
  try {
    await step(network, 'broadcast', () => network.payer.broadcast(tx))
  } catch (error) {
    if (error instanceof Crash || !(error instanceof AppError)) throw error
    network.log.info({ claim: String(claim.id), reason: error.reason }, 'a faucet payout was refused by nodes')
  }
}

async function follow(network: Network, claim: SignedFaucetClaim): Promise<void> {
  const { store, payer, clock } = network
  const landed = await landedOf(network, claim.txs)
  if (landed) return conclude(network, claim, landed)
  if (claim.state === 'mined') {
    await step(network, 'move', () => store.faucet.move(claim.id, ['mined'], 'signed', { txRef: null }))
    return
  }
  // A key that was replaced: its bytes may still land, and another key's would be a second payment.
  if (claim.signer !== payer.address) return broadcast(network, claim)
  const next = await step(network, 'nonce', async () => payer.chainSlot?.())
  // Only another transaction of this key can have used the nonce.
  if (next !== undefined && next > claim.nonce && (await isSpentElsewhere(network, claim))) {
    await step(network, 'move', () => store.faucet.move(claim.id, ['signed'], 'failed', { reason: 'nonce_used' }))
    return
  }
  const last = claim.txs.at(-1)
  const isStuck = last !== undefined && clock.now().getTime() - last.createdAt.getTime() > STUCK_MS
  // Later nonces wait for the first one, so only that one needs another fee.
  if (isStuck && next === claim.nonce && claim.txs.length < MOST_ATTEMPTS) return replace(network, claim, last)
  await broadcast(network, claim)
}

interface Landed {
  readonly ref: string
  readonly status: TxStatus
}

/** The transaction that a quorum shows in a block; null if it shows none of them. @throws AppError if it can't tell */
async function landedOf(network: Network, txs: readonly SignedTx[]): Promise<Landed | null> {
  for (const { ref } of txs) {
    const status = await step(network, 'status', () => network.node.txStatus(ref))
    if (status.state === 'mined' || status.state === 'failed') return { ref, status }
  }
  return null
}

async function conclude(
  { store, ...network }: Network,
  claim: SignedFaucetClaim,
  { ref, status }: Landed,
): Promise<void> {
  const state = !status.final ? 'mined' : status.state === 'mined' ? 'paid' : 'failed'
  if (state === claim.state && ref === claim.txRef) return
  const reason = state === 'failed' ? 'reverted' : null
  await step(network, 'move', () => store.faucet.move(claim.id, ['signed', 'mined'], state, { txRef: ref, reason }))
}

/** True if a quorum shows that a final transaction other than ours has used the nonce: ours can never land then. */
async function isSpentElsewhere(network: Network, { signer, nonce, since, txs }: SignedFaucetClaim): Promise<boolean> {
  const { node } = network
  const use = await step(network, 'use', async () => node.nonceUse?.(signer, nonce, since))
  const other = use?.txId ?? null
  if (other === null || txs.some(({ ref }) => ref === other)) return false
  const status = await step(network, 'status', () => node.txStatus(other))
  return (status.state === 'mined' || status.state === 'failed') && status.final
}

async function replace(network: Network, claim: SignedFaucetClaim, last: SignedTx): Promise<void> {
  const { payer, store } = network
  const plan = await step(network, 'reprice', async () => payer.reprice?.(actionOf(claim), last))
  if (!plan) return broadcast(network, claim)
  const signed = await payer.sign(plan, claim.nonce)
  const replaced = await step(network, 'replace', () => store.faucet.addTx(claim, signed))
  if (replaced) await broadcast(network, replaced)
}
