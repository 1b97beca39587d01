import { hash, num } from 'starknet'
import { ACCOUNT_CLASS, type TestAccount } from './accounts.ts'
import { AVNU, avnuExchange } from './avnuExchange.ts'
import { nextBlock, remember } from './blocks.ts'
import { contracts } from './contracts.ts'
import { canonical, type Contract, type ContractCall, eventsOf, execute, moveEvent, selector } from './execute.ts'
import {
  type Answer,
  failure,
  type GasPrices,
  type InvokeV3,
  type LocalState,
  type LocalTransaction,
  type Pooled,
  type Resource,
} from './state.ts'

/** Calls of an account's `__execute__`: a count, then contract, method, length and arguments of each. */
export function callsOf(calldata: readonly string[]): ContractCall[] {
  const calls: ContractCall[] = []
  for (let at = 1; calls.length < Number(calldata[0]); at += 3 + Number(calldata[at + 2])) {
    const [contract = '', method = '', length = ''] = calldata.slice(at, at + 3)
    calls.push({
      contract: canonical(num.toHex(contract)),
      method: num.toHex(method),
      args: calldata.slice(at + 3, at + 3 + Number(length)).map((arg) => num.toHex(arg)),
    })
  }
  return calls
}

const SEQUENCER = canonical('0x1176a1bd84444c89232ec27754698e5d2e7e1a7f1539f12027f28b23ec9f3d8')

/** Contracts other than tokens. */
export const contractsOf = ({ rates }: LocalState): ReadonlyMap<string, Contract> =>
  new Map([[AVNU, avnuExchange(rates)]])

/** Puts a transaction into the next block. */
export function include(state: LocalState, digest: string, sent: Omit<InvokeV3, 'signature'>): void {
  remember(state)
  const sender = canonical(sent.sender_address)
  state.nonces.set(sender, (state.nonces.get(sender) ?? 0) + 1)
  const calls = callsOf(sent.calldata)
  const { frame, revert, after } = execute(state, sender, calls, contractsOf(state))
  for (const [row, amount] of after.balances) state.balances.set(row, amount)
  for (const [row, amount] of after.allowances) state.allowances.set(row, amount)
  nextBlock(state)
  const words = calls.flatMap(({ method, args }) => (method === selector('balance_of') ? (args[0] ?? []) : []))
  state.memos.set(digest, memoIn(words))
  const fee = payFee(state, sender, state.prices ? costOf(state.prices, gasOf(calls.length)) : state.fee)
  state.transactions.set(digest, {
    status: 'ACCEPTED_ON_L2',
    block: state.head,
    reverted: revert !== null,
    sent,
    events: [...(revert === null ? eventsOf(frame) : []), ...fee.events],
    fee: fee.amount,
    ...(revert === null ? {} : { revert }),
  })
  remember(state)
}

/** Puts an account's own deployment, which it pays for, into the next block. */
export function deployAccount(state: LocalState, { address, publicKey }: TestAccount): string {
  const digest = canonical(hash.computePoseidonHash(address, publicKey))
  const nothing = { max_amount: '0x0', max_price_per_unit: '0x0' }
  state.accounts.set(address, publicKey)
  include(state, digest, {
    type: 'INVOKE',
    version: '0x3',
    sender_address: address,
    calldata: ['0x0'],
    nonce: '0x0',
    tip: '0x0',
    paymaster_data: [],
    account_deployment_data: [],
    nonce_data_availability_mode: 'L1',
    fee_data_availability_mode: 'L1',
    resource_bounds: { l1_gas: nothing, l2_gas: nothing, l1_data_gas: nothing },
  })
  const included = state.transactions.get(digest)
  if (!included) throw new Error('not included')
  const deployed = { class_hash: ACCOUNT_CLASS, contract_address_salt: publicKey, constructor_calldata: [publicKey] }
  state.transactions.set(digest, { ...included, deployed })
  return digest
}

/** A transaction in the form of its kind. */
export function shownAs({ sent, deployed }: LocalTransaction, transaction_hash: string): object | null {
  if (!sent) return null
  const signature = ['0x1', '0x2']
  if (!deployed) return { ...sent, signature, transaction_hash }
  const { sender_address: _, calldata: __, account_deployment_data: ___, ...common } = sent
  return { ...common, ...deployed, type: 'DEPLOY_ACCOUNT', signature, transaction_hash }
}

/** The sequencer takes the fee after the calls, also of those that failed. */
function payFee(state: LocalState, sender: string, amount: bigint) {
  if (amount === 0n) return { amount, events: [] }
  for (const [owner, change] of [
    [sender, -amount],
    [SEQUENCER, amount],
  ] as const) {
    const row = `${contracts.strk} ${owner}`
    state.balances.set(row, (state.balances.get(row) ?? 0n) + change)
  }
  const event = moveEvent(state, contracts.strk, 'Transfer', { from: sender, to: SEQUENCER, amount })
  return { amount, events: [{ from_address: contracts.strk, ...event }] }
}

/** Text in the numbers of a deposit. */
export const memoIn = (words: readonly string[]): string =>
  words
    .map((word) =>
      Buffer.from(word.slice(2).padStart(word.length % 2 === 0 ? 0 : word.length - 1, '0'), 'hex').toString(),
    )
    .join('')

/** Gas of an account's calls. */
export const gasOf = (calls: number): Readonly<Record<Resource, bigint>> => ({
  l1_gas: 0n,
  l2_gas: 1_000_000n + 100_000n * BigInt(calls),
  l1_data_gas: 128n,
})

export const costOf = (prices: GasPrices, gas: Readonly<Record<Resource, bigint>>): bigint =>
  gas.l1_gas * prices.l1_gas.fri + gas.l2_gas * prices.l2_gas.fri + gas.l1_data_gas * prices.l1_data_gas.fri

const slotOf = (sender: string, nonce: number): string => `${sender} ${nonce}`

const names = ['l1_gas', 'l2_gas', 'l1_data_gas'] as const

/** True if the bounds do not cover the gas at these prices. */
function lacksResources(prices: GasPrices, { calldata, resource_bounds: bounds }: Pooled['sent']): boolean {
  const gas = gasOf(Number(calldata[0]))
  return names.some(
    (name) =>
      BigInt(bounds[name].max_amount) < gas[name] ||
      (gas[name] > 0n && BigInt(bounds[name].max_price_per_unit) < prices[name].fri),
  )
}

/** True if the sender holds less than the bounds allow to take. */
function lacksCoins(
  { balances }: LocalState,
  { sender_address, tip, resource_bounds: bounds }: Pooled['sent'],
): boolean {
  const most = names.reduce(
    (sum, name) => sum + BigInt(bounds[name].max_amount) * BigInt(bounds[name].max_price_per_unit),
    BigInt(bounds.l2_gas.max_amount) * BigInt(tip),
  )
  return (balances.get(`${contracts.strk} ${canonical(sender_address)}`) ?? 0n) < most
}

/** The account's waiting transaction with this nonce, if a block would take it at the present prices. */
function executable(state: LocalState, account: string, nonce: number): Pooled | null {
  const waiting = state.pool.get(slotOf(account, nonce))
  if (!waiting || lacksCoins(state, waiting.sent)) return null
  return state.prices && lacksResources(state.prices, waiting.sent) ? null : waiting
}

/** Next nonce of an account after the transactions that the block in the making has: others of the pool are in no block. */
export function pendingNonce(state: LocalState, account: string): number {
  let nonce = state.nonces.get(account) ?? 0
  while (executable(state, account, nonce)) nonce += 1
  return nonce
}

/** A tenth more of both replaces a transaction. */
const outbids = (before: InvokeV3['tip'], now: string): boolean => BigInt(now) * 10n >= BigInt(before) * 11n

/** Takes a signed transaction as a sequencer's pool does. */
export function intoPool(state: LocalState, prices: GasPrices, pooled: Pooled): Answer {
  const { digest, sent } = pooled
  const sender = canonical(sent.sender_address)
  const nonce = Number(sent.nonce)
  if (state.transactions.has(digest))
    return failure(59, 'A transaction with the same hash already exists in the mempool')
  if (nonce < (state.nonces.get(sender) ?? 0)) return failure(52, 'Invalid transaction nonce')
  if (lacksResources(prices, sent)) return failure(53, 'Resources bounds are not enough to cover the transaction')
  if (lacksCoins(state, sent)) return failure(54, 'Account balance is smaller than the transaction’s maximal fee')
  const slot = slotOf(sender, nonce)
  const waiting = state.pool.get(slot)
  if (waiting) {
    const [before, now] = [waiting.sent, sent]
    const [l2Before, l2Now] = [before, now].map((one) => one.resource_bounds.l2_gas.max_price_per_unit) as [
      string,
      string,
    ]
    if (!outbids(before.tip, now.tip) || !outbids(l2Before, l2Now))
      return failure(64, 'Replacement transaction is underpriced')
    state.transactions.delete(waiting.digest)
  }
  state.pool.set(slot, pooled)
  state.transactions.set(digest, { status: 'RECEIVED', sent })
  if (state.isOpen) takeIn(state)
  return { result: { transaction_hash: digest } }
}

/** Puts every transaction that blocks take now, and whose nonce is next, into a block. */
export function takeIn(state: LocalState): void {
  for (let took = true; took; ) {
    took = false
    for (const [slot, { digest, sent }] of state.pool) {
      const sender = canonical(sent.sender_address)
      const nonce = state.nonces.get(sender) ?? 0
      if (Number(sent.nonce) !== nonce || !executable(state, sender, nonce)) continue
      state.pool.delete(slot)
      include(state, digest, sent)
      took = true
    }
  }
}

/** Makes empty blocks, after those with the transactions that wait. */
export function mineBlocks(state: LocalState, blocks: number): void {
  remember(state)
  if (state.isOpen) takeIn(state)
  for (let left = blocks; left > 0; left--) nextBlock(state)
  remember(state)
}
