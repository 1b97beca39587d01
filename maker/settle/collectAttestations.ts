import { setImmediate as nextTurn } from 'node:timers/promises'
import { Crash } from '#runtime/failpoints.ts'
import type { AttesterSet } from '#chains/contract/settlement.ts'
import { orderHash } from '#chains/evm/order/hash.ts'
import { fillDigest } from '#chains/evm/order/typedData.ts'
import { recoverSigner } from '#chains/evm/signing.ts'
import { AppError, reasonOf } from '#core/errors.ts'
import type { OrderId } from '#core/order/id.ts'
import type { OrderRow } from '#store/orders/types.ts'
import type { Attestation, AttestationRequest, AttesterClient, ChainContext } from '../contract.ts'
import { step } from '../failpoints.ts'
import { guarded } from '../guard.ts'
import { batches, inParallel } from '#core/async.ts'
import { due, postpone } from '../workerState.ts'
import { payoutMemo, requireEscrow } from '../execute/terms.ts'
import { attesterSet, isMember, quorumOf } from './quorum.ts'
import { byOrder } from './claimsOf.ts'
import { proveSome, withProvenTerms } from './claimTerms.ts'

/**
 * Asks attesters to sign for every escrowed order of this source chain whose payout is final, until each has its
 * quorum.
 */
export async function collectAttestations(ctx: ChainContext): Promise<void> {
  const { store, failpoints, clock } = ctx.deps
  const query = {
    states: ['final'] as const,
    fromChain: ctx.chain.id,
    limit: ctx.policy.pageSize,
  }
  // Goes page by page: orders that wait for their claim, or for an attester that is down, must not hide newer ones.
  for (let afterId: OrderId | undefined; ; ) {
    const orders = await step(failpoints, 'attest.list', () => store.orders.inStates({ ...query, afterId }))
    const now = clock.now().getTime()
    await guarded(ctx, 'attest', {}, () =>
      collectPage(
        ctx,
        orders.filter(({ id }) => due(ctx.memory, `attest:${id}`, now)),
      ),
    )
    if (orders.length < query.limit) return
    afterId = orders.at(-1)?.id
  }
}

/** Two queries for all of them, and calls to attesters for those without a quorum. */
async function collectPage(ctx: ChainContext, page: readonly OrderRow[]): Promise<void> {
  const { store, failpoints } = ctx.deps
  if (page.length === 0) return
  const orders = await withProvenTerms(ctx, page)
  if (orders.length === 0) return
  const ids = orders.map(({ id }) => id)
  const known = byOrder(await step(failpoints, 'attest.known', () => store.claims.attestationsOf(ids)))
  const missing: OrderRow[] = []
  for (const order of orders)
    await guarded(ctx, 'attest', { order: order.id }, async () => {
      const set = await attesterSet(ctx, requireEscrow(order))
      if (order.escrowOrder && !quorumOf(known.get(order.id) ?? [], set)) missing.push(order)
    })
  const missingIds = missing.map(({ id }) => id)
  const rows = await step(failpoints, 'attest.row', () => store.disbursements.forOrders(missingIds))
  const paid = rows.filter(({ kind, state }) => kind === 'payout' && state === 'final')
  const txRefs = new Map(paid.map(({ orderId, txRef }) => [orderId, txRef]))
  const questions: Question[] = []
  const unclear: OrderRow[] = []
  for (const order of missing) {
    const txRef = txRefs.get(order.id)
    if (!txRef || !order.escrowOrder) continue
    const question = await guarded(ctx, 'attest', { order: order.id }, () => questionAbout(ctx, order, txRef))
    if (question) questions.push(question)
    else unclear.push(order)
  }
  // Terms that cannot be hashed may come from a rewritten row.
  await proveSome(ctx, unclear)
  await inParallel(batches(questions, MOST_ASKED), PAGES_AT_ONCE, (page) =>
    guarded(ctx, 'attest', { orders: page.length }, () => collect(ctx, page)),
  )
}

/** Maximum payouts per call to an attester. */
const MOST_ASKED = 50
/** While one page waits for the attesters, another one is checked. */
const PAGES_AT_ONCE = 2

interface Question {
  order: OrderRow
  /** Hash of its terms. */
  orderId: `0x${string}`
  request: AttestationRequest
  set: AttesterSet
}

async function questionAbout(ctx: ChainContext, order: OrderRow, txRef: string): Promise<Question | null> {
  if (!order.escrowOrder) return null
  const request = { order: order.escrowOrder, escrow: requireEscrow(order), txRef, memo: payoutMemo(order) }
  const set = await attesterSet(ctx, request.escrow)
  return { order, orderId: orderHash(order.escrowOrder), request, set }
}

/** One call to each attester, and one transaction for their signatures. */
async function collect(ctx: ChainContext, page: readonly Question[]): Promise<void> {
  const { store, failpoints, attesters, clock } = ctx.deps
  const requests = page.map(({ request }) => request)
  const answers = await Promise.all(attesters.map((attester) => ask(ctx, attester, page, requests)))
  const counted = page.map(({ order, set }, i) => {
    const own = answers.flatMap((answer) => answer[i] ?? [])
    for (const { signer } of own.filter((answer) => !isMember(set, answer.signer)))
      ctx.log.error({ signer, order: order.id }, 'the escrow does not count this attester')
    const bySigner = new Map(own.filter(({ signer }) => isMember(set, signer)).map((answer) => [answer.signer, answer]))
    return [...bySigner.values()].map((answer) => ({ orderId: order.id, ...answer }))
  })
  const saved = counted.flat()
  if (saved.length > 0)
    await step(failpoints, 'attest.save', () =>
      store.transaction((tx) => tx.claims.saveAttestation(...saved), ctx.fence),
    )
  const refused = page.filter(({ set }, i) => !quorumOf(counted[i] ?? [], set))
  for (const { order } of refused) postpone(ctx.memory, `attest:${order.id}`, clock.now().getTime(), ctx.policy)
  await proveSome(
    ctx,
    refused.map(({ order }) => order),
  )
}

/** One attester's checked signatures, in the order of the questions; null for each one that it refused. */
async function ask(
  ctx: ChainContext,
  attester: AttesterClient,
  page: readonly Question[],
  requests: readonly AttestationRequest[],
): Promise<(Attestation | null)[]> {
  try {
    const answers = await step(ctx.deps.failpoints, 'attest.ask', () => attester.attest(requests))
    const found: (Attestation | null)[] = page.map(() => null)
    await inParallel([...page.entries()], 1, ([i, question]) =>
      checked(ctx, attester, question, answers[i]).then((answer) => void (found[i] = answer)),
    )
    return found
  } catch (error) {
    if (error instanceof Crash) throw error
    const reason = reasonOf(error)
    ctx.deps.metrics.failure(ctx.chain.id, 'attest', reason)
    ctx.log.info({ attester: attester.label, orders: page.map(({ order }) => order.id), reason }, 'no attestation yet')
    if (reason === 'attester_unreachable' || page.length === 1) return []
    // A question that breaks the call must not hold up the others in it.
    return Promise.all(
      page.map(async (question) => (await ask(ctx, attester, [question], [question.request]))[0] ?? null),
    )
  }
}

async function checked(
  ctx: ChainContext,
  { label: attester }: AttesterClient,
  question: Question,
  answer: Attestation | AppError | undefined,
): Promise<Attestation | null> {
  const { order } = question
  if (!answer || answer instanceof AppError) {
    const { reason } = answer ?? { reason: 'attester_unreachable' }
    ctx.deps.metrics.failure(ctx.chain.id, 'attest', reason)
    ctx.log.info({ attester, order: order.id, reason }, 'no attestation yet')
    return null
  }
  if (await signedBy(ctx, question, answer)) return answer
  ctx.log.error({ attester, order: order.id }, 'the attester sent a signature that is not its own')
  return null
}

// One wrong signature would make the whole batch revert, so each signer is recovered before it is stored.
async function signedBy(
  ctx: ChainContext,
  { orderId, request }: Question,
  { proofId, signature, signer }: Attestation,
): Promise<boolean> {
  const at = { chainId: ctx.chain.id, escrow: request.escrow as `0x${string}` }
  const by = await step(ctx.deps.failpoints, 'attest.recover', () =>
    // Each recovery takes a while, and payouts need the CPU in between. An answer may name a proof of another length.
    nextTurn()
      .then(() => recoverSigner(fillDigest(at, orderId, proofId), signature))
      .catch(() => null),
  )
  return by === signer
}
