/** Defect in the money path, and the smallest suite that must fail for it. */
export interface Defect {
  readonly name: string
  readonly file: string
  /** Occurs once in the file. */
  readonly find: string
  readonly replace: string
  readonly suite: string
}

const trackTransactions = 'maker/execute/trackTransactions.test.ts'
const provenUnpaid = 'maker/execute/provenUnpaid.test.ts'
const signAndBroadcast = 'maker/execute/signAndBroadcast.test.ts'
const schedules = 'maker/decide/schedules.test.ts'
const attester = 'attester/attester.test.ts'

export const defects: readonly Defect[] = [
  {
    name: 'a payment is signed again because its rows say that it never was',
    file: 'store/txSlots/open.ts',
    find: '.some(({ intentId }) => !settled.has(intentId))',
    replace: '.some(({ intentId }) => intentId.length === 0 && !settled.has(intentId))',
    suite: 'maker/execute/rewrittenRows.test.ts',
  },
  {
    name: 'an earlier signature counts as harmless while it may still land',
    file: 'maker/decide/earlierIntent.ts',
    find: "chainSlot === null || chainSlot <= slot) return 'open'",
    replace: "chainSlot === null) return 'open'",
    suite: 'maker/decide/earlierIntent.test.ts',
  },
  {
    name: 'a signature is stored without the intent journal',
    file: 'store/txSlots/open.ts',
    find: 'await Promise.all(records.map((each) => journal.append(each)))',
    replace: 'await Promise.resolve()',
    suite: 'store/journal/intents.test.ts',
  },
  {
    name: 'bytes leave before they are stored and journalled',
    file: 'maker/execute/signAndBroadcast.ts',
    find: 'store.slots.openAll(request, (slot, ask) => signOne(ctx, ready[ask], slot)),',
    replace:
      'store.slots.openAll(request, async (slot, ask) => {\n      const tx = await signOne(ctx, ready[ask], slot)\n      await payer.broadcast(tx)\n      return tx\n    }),',
    suite: signAndBroadcast,
  },
  {
    name: 'a rolled-back database is not noticed before a broadcast',
    file: 'store/journal/moneyVersion.ts',
    find: 'if (version < marks.version(chain)) throw rolledBack(chain)',
    replace: 'void version',
    suite: 'store/journal/intents.test.ts',
  },
  {
    name: 'one endpoint decides that an order is unpaid',
    file: 'chains/svm/node/findPayment.ts',
    find: 'if (denying >= quorum && shown.length < quorum)',
    replace: 'if (denying >= 1 && shown.length < quorum)',
    suite: 'chains/svm/node/findPayment.test.ts',
  },
  {
    name: 'a disputed payment does not delay a second one',
    file: 'maker/decide/payment.ts',
    find: 'return search.disputed === null || over',
    replace: 'return search.disputed === null || over || disputeMs > 0',
    suite: 'maker/decide/payment.test.ts',
  },
  {
    name: 'a deposit goes back without proof that its order is unpaid',
    file: 'maker/execute/provenUnpaid.ts',
    find: "  if (verdict.kind === 'unpaid') return 'go'",
    replace: "  if (verdict.kind !== 'unknown') return 'go'",
    suite: provenUnpaid,
  },
  {
    name: 'a deposit goes back although a lost payout may still land',
    file: 'maker/decide/unpaid.ts',
    find: 'const rules: readonly Rule[] = [isPaid, isDisputed, inMempool, waitingSpend, unnamed, canStillLand]',
    replace:
      'const rules: readonly Rule[] = [isPaid, isDisputed]\nvoid [inMempool, waitingSpend, unnamed, canStillLand]',
    suite: schedules,
  },
  {
    name: 'a lost signature that never expires counts as ended by time',
    file: 'maker/unpaidFacts.ts',
    find: 'payer.chainSlot !== undefined && payer.coinsSince === undefined',
    replace: 'payer.chainSlot === undefined && payer.coinsSince !== undefined',
    suite: provenUnpaid,
  },
  {
    name: 'a transfer is paid although one may be missing from the journal',
    file: 'maker/execute/provenUnpaid.ts',
    find: 'if (!(await holdsAll(ctx, chain, order))) return false',
    replace: 'await holdsAll(ctx, chain, order)',
    suite: provenUnpaid,
  },
  {
    name: 'an expired payout is signed again without a search for it',
    file: 'maker/execute/trackTransactions.ts',
    find: '  const payment = await paymentOf(ctx, subject)\n  if',
    replace:
      "  const payment = { kind: 'unpaid', ref: '' } as Awaited<ReturnType<typeof paymentOf>> & { ref: string }\n  if",
    suite: trackTransactions,
  },
  {
    name: 'a payout counts as expired before the finalized chain has passed its last block',
    file: 'maker/decide/decideTransaction.ts',
    find: 'expiresAt !== null && finalizedExpiry > expiresAt && status',
    replace: 'expiresAt !== null && finalizedExpiry >= 0n && status',
    suite: schedules,
  },
  {
    name: 'a lost nonce is given up before finality',
    file: 'maker/decide/decideTransaction.ts',
    find: "return finalized >= suspectSince ? { kind: 'lost' } : wait",
    replace: "return { kind: 'lost' }",
    suite: 'maker/decide/decideTransaction.test.ts',
  },
  {
    name: 'a figure is taken from the highest endpoint instead of from a quorum',
    file: 'chains/rpc/votes.ts',
    find: 'highestFirst[quorum - 1]',
    replace: 'highestFirst[0]',
    suite: 'chains/rpc/judge.test.ts',
  },
  {
    name: 'one endpoint’s answer counts as agreed',
    file: 'chains/rpc/votes.ts',
    find: 'votes >= quorum',
    replace: 'votes >= 1',
    suite: 'chains/rpc/judge.test.ts',
  },
  {
    name: 'a fee above the cap is signed',
    file: 'maker/execute/feeGuard.ts',
    find: '  if (refusal) throw new AppError(refusal, messages[refusal], { status: 503, retriable: true })\n',
    replace: '  void [refusal, messages, AppError]\n',
    suite: signAndBroadcast,
  },
  {
    name: 'gas has no ceiling',
    file: 'chains/evm/node/payer/gasCeiling.ts',
    find: 'if (used > ceiling) throw tooHigh(action)',
    replace: 'if (used > 10n ** 30n) throw tooHigh(action)',
    suite: 'chains/evm/node/payer/gasCeiling.test.ts',
  },
  {
    name: 'a worker writes after its lease was taken over',
    file: 'store/work/leases.ts',
    find: 'if (row?.epoch !== fence.epoch)',
    replace: 'if (row === undefined)',
    suite: 'store/memory.test.ts',
  },
  {
    name: 'a deposit’s row is taken twice',
    file: 'store/disbursements/take.ts',
    find: "if (bench.taken.has(request.depositId) || (existing && existing.state !== 'failed'))",
    replace: 'if (bench.taken.has(request.depositId) && existing)',
    suite: 'store/memory.test.ts',
  },
  {
    name: 'a deposit goes back while a payout has its row',
    file: 'maker/decide/returnDue.ts',
    find: "if (disbursement || deposit.status !== 'confirmed') return null",
    replace: "if (deposit.status !== 'confirmed') return null",
    suite: 'maker/decide/decide.test.ts',
  },
  {
    name: 'the memo that the depositor signed is not compared',
    file: 'maker/decide/validate.ts',
    find: "order.custody === 'escrow' || memoAgrees(deposit.memo, order)",
    replace: "order.custody !== 'escrow' || memoAgrees(deposit.memo, order)",
    suite: 'maker/decide/validate.test.ts',
  },
  {
    name: 'a row above the maker’s own price is paid',
    file: 'maker/decide/validate.ts',
    find: "return amount <= most ? { kind: 'pay', amount } : hold('price_mismatch')",
    replace: "return { kind: 'pay', amount }",
    suite: 'maker/decide/validate.test.ts',
  },
  {
    name: 'a deposit is paid before its confirmations',
    file: 'maker/decide/confirmations.ts',
    find: 'reached: final || have >= need',
    replace: 'reached: final || have >= 0',
    suite: 'maker/decide/confirmations.test.ts',
  },
  {
    name: 'an attester signs before the payout is final',
    file: 'attester/createAttester.ts',
    find: 'if (!fill.final) throw',
    replace: 'if (!fill) throw',
    suite: attester,
  },
  {
    name: 'an attester signs for an order that its escrow does not hold open',
    file: 'attester/createAttester.ts',
    find: "if (status !== 'open')",
    replace: 'if (status === undefined)',
    suite: attester,
  },
  {
    name: 'an attester answers any caller',
    file: 'attester/createAttester.ts',
    find: 'if (asker !== maker)',
    replace: 'if (asker === undefined)',
    suite: attester,
  },
]
