import type { Catalogue } from '#core/catalogue/types.ts'
import { AppError } from '#core/errors.ts'
import { parseOrderId } from '#core/order/id.ts'
import { loadCatalogue } from '#runtime/catalogue/load.ts'
import { loadCommandConfig } from '#runtime/config.ts'
import type { Store } from '#store/contract.ts'
import { adminProcess, COMMAND_INVALID } from '#store/adminProcess.ts'
import { listHeld, refundHeld, releaseHeld } from './held.ts'
import { describeIncident, resolveIncident } from './resolveIncident.ts'
import { resumeChain } from './resumeChain.ts'
import { returnDeposit } from './returnDeposit.ts'
import { listUnderReview, vetoPayout } from './veto.ts'

const usage = `maker admin: what an operator decides by hand
  list               incidents, orders that are held or under review, deposits that are set aside, chains that are paused
  release <order>    let a held order go on; it is validated anew
  veto <order>       stop a payout that was not signed yet, e.g. one under review; then release or refund it
  refund <order>     give a held order's deposit back
  return <deposit> [address]
                     give back a deposit that belongs to no order or stands beside one, to this address or the order's refund address
  resume <chain>     let a paused chain go on
  resolve <incident> end an incident that you have dealt with; its pauses last until resume
`

type Command = (
  store: Store,
  argument: string,
  rest: { catalogue: () => Catalogue; address: string | null },
) => Promise<string>
const commands: Readonly<Record<string, Command>> = {
  list: async (store) => {
    const { orders, deposits } = await listHeld(store)
    const paused = (await store.chainState.all()).filter((chain) => chain.paused)
    return [
      ...(await store.incidents.open(200)).map(describeIncident),
      ...orders.map((o) => `order ${o.id}  ${o.state}  ${o.heldReason ?? ''}  ${o.sendAmount} ${o.fromAsset}`),
      ...(await listUnderReview(store)).map(
        (o) => `order ${o.id}  under review  ${o.receiveAmount} ${o.toAsset} to ${o.recipient}`,
      ),
      ...deposits.map((d) => `deposit ${d.id}  ${d.exception ?? ''}  ${d.amount} ${d.asset}  ${d.txId}`),
      ...paused.map((c) => `chain ${c.chainId}  paused  ${c.pausedReason ?? ''}`),
    ].join('\n')
  },
  release: async (store, id) => `order ${id} is ${(await releaseHeld(store, parseOrderId(id))).state}`,
  refund: async (store, id) => `order ${id} is ${(await refundHeld(store, parseOrderId(id))).state} and goes back`,
  veto: async (store, id) => `order ${id} is ${(await vetoPayout(store, parseOrderId(id))).state}`,
  return: (store, id, { catalogue, address }) => returnDeposit(store, catalogue(), depositId(id), address),
  resume: resumeChain,
  resolve: resolveIncident,
}

function depositId(text: string): bigint {
  if (!/^\d{1,18}$/.test(text))
    throw new AppError(COMMAND_INVALID, 'A deposit is named by its number in the list.', { retriable: false })
  return BigInt(text)
}

await adminProcess(usage, ([name = '', argument = '', address]) => {
  const command = commands[name]
  if (!command) return null
  const env = loadCommandConfig('maker', process.env)
  return {
    env,
    run: (store) =>
      command(store, argument, { catalogue: () => loadCatalogue(env.catalogue), address: address ?? null }),
  }
})
