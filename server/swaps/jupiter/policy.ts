import { type AssetId, assetId, NATIVE } from '#core/chain/assetId.ts'
import { chainId } from '#core/chain/chainId.ts'
import type { StepEffect, StepPolicies } from '#core/order/stepPolicy.ts'
import {
  ASSOCIATED_TOKEN,
  type BuiltStep,
  type BuiltTransaction,
  type Call,
  COMPUTE_BUDGET,
  hasJupiter,
  JUPITER,
  readRoute,
  readTransaction,
  type Route,
  SYSTEM,
  TOKEN,
  TOKEN_2022,
  tokenAccountOf,
  WRAPPED,
} from './calls.ts'

/** The most that a transaction may pay for its priority, in lamports. */
const MOST_PRIORITY = 2_000_000n
/** Compute units that a transaction may use without a limit of its own. */
const MOST_UNITS = 1_400_000n
const MICRO = 1_000_000n

const tokenPrograms: ReadonlySet<string> = new Set([TOKEN, TOKEN_2022])
const pinned = [JUPITER, COMPUTE_BUDGET, SYSTEM, TOKEN, TOKEN_2022, ASSOCIATED_TOKEN]

/** Parts of a transaction, as they are read. */
interface Parts {
  readonly routes: Route[]
  readonly opened: { readonly account: string; readonly mint: string; readonly program: string }[]
  /** Lamports that were moved into the sender's account of the wrapped coin. */
  wrapped: bigint
  synced: number
  closed: number
  units: bigint | null
  price: bigint | null
}

type Read = (call: Call, tx: BuiltTransaction, parts: Parts) => boolean

const viewOf = ({ data }: Call): DataView => new DataView(data.buffer, data.byteOffset, data.byteLength)
const wrappedAccount = ({ payer }: BuiltTransaction): string => tokenAccountOf(payer, WRAPPED, TOKEN)

const LIMIT = 2
const PRICE = 3

/** Reads a limit or a price, each once. */
const readBudget: Read = (call, _, parts) => {
  const view = viewOf(call)
  if (call.accounts.length > 0 || view.byteLength === 0) return false
  const kind = view.getUint8(0)
  if (kind === LIMIT && view.byteLength === 5 && parts.units === null) {
    parts.units = BigInt(view.getUint32(1, true))
    return true
  }
  if (kind !== PRICE || view.byteLength !== 9 || parts.price !== null) return false
  parts.price = view.getBigUint64(1, true)
  return true
}

const CREATE = 0
const CREATE_IDEMPOTENT = 1

/** Opens an account of the sender before the swap, at the sender's cost. */
const readOpening: Read = ({ accounts, data }, { payer }, parts) => {
  if (parts.routes.length > 0) return false
  const [funder, account, owner, mint, system, program] = accounts
  const isCreation = data.length === 0 || (data.length === 1 && (data[0] === CREATE || data[0] === CREATE_IDEMPOTENT))
  if (!isCreation || accounts.length !== 6 || funder !== payer || owner !== payer || system !== SYSTEM) return false
  if (account === undefined || mint === undefined || program === undefined || !tokenPrograms.has(program)) return false
  parts.opened.push({ account, mint, program })
  return account === tokenAccountOf(payer, mint, program)
}

const TRANSFER = 2

/** Wraps coins before the swap: a transfer into the sender's own account. */
const readTransfer: Read = (call, tx, parts) => {
  const [from, to] = call.accounts
  const view = viewOf(call)
  if (parts.routes.length > 0) return false
  if (call.accounts.length !== 2 || from !== tx.payer || to !== wrappedAccount(tx)) return false
  if (view.byteLength !== 12 || view.getUint32(0, true) !== TRANSFER) return false
  parts.wrapped += view.getBigUint64(4, true)
  return true
}

const SYNC_NATIVE = 17
const CLOSE_ACCOUNT = 9

/** Counts wrapped coins before the swap, or unwraps them to the sender after it. */
const readTokenCall: Read = ({ accounts, data }, tx, parts) => {
  const [account, to, authority] = accounts
  const isBefore = parts.routes.length === 0
  if (data.length !== 1 || account !== wrappedAccount(tx)) return false
  if (data[0] === SYNC_NATIVE) return isBefore && accounts.length === 1 && ++parts.synced > 0
  if (data[0] !== CLOSE_ACCOUNT || isBefore || accounts.length !== 3) return false
  return to === tx.payer && authority === tx.payer && ++parts.closed > 0
}

const readSwap: Read = (call, { payer }, parts) => {
  const route = readRoute(call)
  if (route?.user !== payer) return false
  parts.routes.push(route)
  return true
}

/** The one form of each program's instructions that a swap needs. */
const readers: Readonly<Record<string, Read>> = {
  [JUPITER]: readSwap,
  [COMPUTE_BUDGET]: readBudget,
  [SYSTEM]: readTransfer,
  [TOKEN]: readTokenCall,
  [ASSOCIATED_TOKEN]: readOpening,
}

/** The priority that a transaction pays, in lamports. */
const priorityOf = ({ units, price }: Parts): bigint => ((units ?? MOST_UNITS) * (price ?? 0n) + MICRO - 1n) / MICRO

/** Decodes the whole transaction: one swap between the sender's own accounts, and what it needs around it. */
function read(step: BuiltStep): StepEffect | null {
  const tx = readTransaction(step)
  if (!tx) return null
  const parts: Parts = { routes: [], opened: [], wrapped: 0n, synced: 0, closed: 0, units: null, price: null }
  const isKnown = tx.calls.every((call) => tx.own.has(call.program) && readers[call.program]?.(call, tx, parts))
  const [route, second] = parts.routes
  if (!isKnown || !route || second || priorityOf(parts) > MOST_PRIORITY) return null
  const ends = endsOf(route, tx)
  if (!ends || !parts.opened.every(({ account }) => account === route.source || account === route.destination))
    return null
  const sent = coinOr(route.sourceMint, parts.wrapped > 0n)
  const received = coinOr(route.destinationMint, parts.closed > 0)
  // Coins that weren't swapped would stay wrapped, and another token has nothing to wrap.
  const isSendingCoins = sent === NATIVE && parts.closed === 1 && parts.wrapped <= route.most
  const isReceivingCoins = received === NATIVE && parts.closed === 1
  const isPlain = parts.closed === 0 && parts.synced === 0
  if (parts.wrapped > 0n ? !isSendingCoins : !(isReceivingCoins || isPlain)) return null
  const asset = (token: string): AssetId => assetId(chainId(step.chain_id), token)
  return {
    targets: tx.calls.map(({ program }) => program),
    outflow: [{ asset: asset(sent), amount: route.most }],
    allowances: [],
    owners: [tx.payer],
    payout: {
      chain: step.chain_id,
      recipient: route.user,
      asset: asset(received),
      minimum: route.least,
      isExact: route.exact === 'receive',
    },
  }
}

const coinOr = (mint: string, isCoin: boolean): string => (mint === WRAPPED && isCoin ? NATIVE : mint)

/**
 * True if both accounts are the sender's own. They are in the transaction itself and derived from their token, so that a lie about a
 * lookup table can't make another token of them.
 */
function endsOf(route: Route, { payer, own }: BuiltTransaction): boolean {
  const { source, sourceMint, sourceProgram, destination, destinationMint, destinationProgram } = route
  if (!tokenPrograms.has(sourceProgram) || !tokenPrograms.has(destinationProgram)) return false
  if (!own.has(source) || !own.has(destination) || sourceMint === destinationMint) return false
  return (
    source === tokenAccountOf(payer, sourceMint, sourceProgram) &&
    destination === tokenAccountOf(payer, destinationMint, destinationProgram)
  )
}

/** Steps of swaps through Jupiter: one transaction, which nothing precedes. */
export const jupiterPolicy: StepPolicies = {
  svm_built: {
    targets: (chain) => (hasJupiter(chain) ? pinned : []),
    read: (step) => (step.label === 'swap' ? read(step) : null),
  },
}
