import { Crash } from '#runtime/failpoints.ts'
import { recoverTypedDataAddress } from 'viem'
import { orderHash } from '#chains/evm/order/hash.ts'
import { fillTypedData } from '#chains/evm/order/typedData.ts'
import { reasonOf } from '#core/errors.ts'
import type { OrderId } from '#core/order/id.ts'
import type { OrderRow } from '#store/contract/orderRow.ts'
import type { Attestation, AttestationRequest, AttesterClient, ChainContext } from '../contract.ts'
import { step } from '../failpoints.ts'
import { guarded } from '../guard.ts'
import { inParallel } from '../inParallel.ts'
import { due, postpone } from '../memory.ts'
import { payoutMemo, requireEscrow } from '../execute/terms.ts'
import { attesterSet } from './attesterSet.ts'
import { byOrder } from './claimsOf.ts'
import { isMember, quorumOf } from './quorum.ts'

/** Asks attesters to sign for every escrowed order of this source chain whose payout is final, until each has its quorum. */
export async function collectAttestations(ctx: ChainContext): Promise<void> {
  const { store, failpoints, clock } = ctx.deps
  const query = {
    states: ['final'] as const,
    fromChain: ctx.chain.id,
    custody: 'escrow' as const,
    limit: ctx.policy.pageSize,
  }
  // Page after page: those that wait for their claim, or for an attester that is away, must not hide newer ones.
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

/** Two queries for all of them; only those without a quorum cost more. */
async function collectPage(ctx: ChainContext, orders: readonly OrderRow[]): Promise<void> {
  const { store, failpoints } = ctx.deps
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
  await inParallel(missing, ctx.policy.parallel, (order) =>
    guarded(ctx, 'attest', { order: order.id }, () => collect(ctx, order, txRefs.get(order.id) ?? null)),
  )
}

async function collect(ctx: ChainContext, order: OrderRow, txRef: string | null): Promise<void> {
  const { store, failpoints, attesters, clock } = ctx.deps
  const terms = order.escrowOrder
  if (!terms || txRef === null) return
  const request = { order: terms, escrow: requireEscrow(order), txRef, memo: payoutMemo(order) }
  const set = await attesterSet(ctx, request.escrow)
  const answers = (await Promise.all(attesters.map((attester) => ask(ctx, attester, order, request)))).flatMap(
    (answer) => answer ?? [],
  )
  const counted = answers.filter(({ signer }) => isMember(set, signer))
  for (const { signer } of answers.filter((answer) => !counted.includes(answer)))
    ctx.log.error({ signer, order: order.id }, 'the escrow does not count this attester')
  const bySigner = new Map(counted.map((answer) => [answer.signer, { orderId: order.id, ...answer }]))
  const saved = [...bySigner.values()]
  if (saved.length > 0)
    await step(failpoints, 'attest.save', () =>
      store.transaction((tx) => tx.claims.saveAttestation(...saved), ctx.fence),
    )
  if (!quorumOf(counted, set)) postpone(ctx.memory, `attest:${order.id}`, clock.now().getTime(), ctx.policy)
}

/** One attester's signature, checked; null when it said no or cannot be reached. */
async function ask(
  ctx: ChainContext,
  attester: AttesterClient,
  order: OrderRow,
  request: AttestationRequest,
): Promise<Attestation | null> {
  try {
    const answer = await step(ctx.deps.failpoints, 'attest.ask', () => attester.attest(request))
    if (await signedBy(ctx, request, answer)) return answer
    ctx.log.error({ attester: attester.label, order: order.id }, 'the attester sent a signature that is not its own')
    return null
  } catch (error) {
    if (error instanceof Crash) throw error
    ctx.deps.metrics.failure(ctx.chain.id, 'attest', reasonOf(error))
    ctx.log.info({ attester: attester.label, order: order.id, reason: reasonOf(error) }, 'no attestation yet')
    return null
  }
}

// One wrong signature would make the whole batch revert, so each is recovered before it is kept.
async function signedBy(
  ctx: ChainContext,
  { order, escrow }: AttestationRequest,
  answer: Attestation,
): Promise<boolean> {
  const typed = fillTypedData(
    { chainId: ctx.chain.id, escrow: escrow as `0x${string}` },
    orderHash(order),
    answer.proofId,
  )
  const signer = await step(ctx.deps.failpoints, 'attest.recover', () =>
    recoverTypedDataAddress({ ...typed, signature: answer.signature }),
  )
  return signer.toLowerCase() === answer.signer
}
