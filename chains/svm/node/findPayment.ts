import { createPublicKey, type KeyObject, verify } from 'node:crypto'
import { base58 } from '@scure/base'
import { type Connection, PublicKey, type VersionedTransactionResponse } from '@solana/web3.js'
import { batches } from '#core/async.ts'
import type { PaymentQuery, PaymentSearch } from '#chains/contract/payer.ts'
import { behind, disagree, isOfEndpoint } from '#chains/rpc/errors.ts'
import { AppError } from '#core/errors.ts'
import type { NodeContext } from './context.ts'
import { readFinalized } from './head.ts'
import { proveHistorySince } from './history.ts'

const PAGE = 100
const PARALLEL = 10
/**
 * Anyone may use our reference. After this many matching transactions the search fails, since a hostile node could list
 * more forever.
 */
const MOST_CANDIDATES = 300
/** An endpoint that lists without end must not hold up the others. */
const SEARCH_MS = 10_000
/** DER header of a public key that holds a bare ed25519 point. */
const SPKI = Buffer.from('302a300506032b6570032100', 'hex')

/** Payment that one endpoint shows. */
export interface Shown {
  readonly ref: string
  readonly final: boolean
}

/**
 * Finds a payment of ours by its reference account. An endpoint can only show bytes that our key signed, and counts for
 * "unpaid" only if it has the quorum's finalized slot and history back to `since`.
 */
export const findPayment = (context: NodeContext, { reference, payer, since }: PaymentQuery): Promise<PaymentSearch> =>
  searchPayment(context, reference, payer, (connection) => proveHistorySince(connection, since))

/** @param prove resolves if the endpoint's history reaches back far enough for "unpaid" */
export async function searchPayment(
  context: NodeContext,
  reference: `0x${string}`,
  payer: string,
  prove: (connection: Connection) => Promise<void>,
): Promise<PaymentSearch> {
  const finalized = Number(await readFinalized(context))
  const outcomes = await context.pool.all((connection) => search(connection, { reference, payer, prove, finalized }))
  return judgeSearches(outcomes, context.pool.quorum)
}

/**
 * @param outcomes of each endpoint, null if it proved that there is none
 * @throws AppError `payment_disputed` if a payment is shown and no quorum decides; `rpc_behind`, `rpc_unreachable`,
 * `rpc_disagree`
 */
export function judgeSearches(outcomes: readonly PromiseSettledResult<Shown | null>[], quorum: number): PaymentSearch {
  const answers = outcomes.flatMap((outcome) => (outcome.status === 'fulfilled' ? [outcome.value] : []))
  const shown = answers.filter((answer) => answer !== null)
  const denying = answers.length - shown.length
  for (const { ref } of shown) {
    const alike = shown.filter((other) => other.ref === ref)
    if (alike.length >= quorum && denying < quorum)
      return { state: 'paid', ref, final: alike.filter(({ final }) => final).length >= quorum }
  }
  const disputed = shown[0]?.ref ?? null
  if (denying >= quorum && shown.length < quorum) return { state: 'unpaid', disputed }
  if (disputed !== null)
    throw new AppError('payment_disputed', `The nodes do not agree whether ${disputed} has landed.`, { status: 502 })
  const errors = outcomes.flatMap((outcome) => (outcome.status === 'rejected' ? [outcome.reason as unknown] : []))
  throw errors.find(isOfEndpoint) ?? disagree(errors[0])
}

interface Search {
  readonly reference: `0x${string}`
  readonly payer: string
  readonly finalized: number
  prove(connection: Connection): Promise<void>
}

async function search(connection: Connection, { reference, payer, finalized, prove }: Search): Promise<Shown | null> {
  const account = new PublicKey(Buffer.from(reference.slice(2), 'hex'))
  const key = keyOf(payer)
  const deadline = Date.now() + SEARCH_MS
  const seen = new Set<string>()
  let before: string | undefined
  for (let read = 0; read < MOST_CANDIDATES; ) {
    const options = { limit: PAGE, minContextSlot: finalized, ...(before === undefined ? {} : { before }) }
    const page = await connection.getSignaturesForAddress(account, options, 'confirmed')
    const fresh = page.filter(({ signature }) => !seen.has(signature))
    if (Date.now() > deadline || (page.length > 0 && fresh.length === 0))
      throw behind(new Error('the list of signatures does not end'))
    for (const { signature } of fresh) seen.add(signature)
    for (const some of batches(fresh, PARALLEL)) {
      const candidates = some.filter(({ err }) => err === null)
      const ours = await Promise.all(
        candidates.map(({ signature }) => isOurs(connection, signature, account, payer, key)),
      )
      const found = candidates[ours.indexOf(true)]
      if (found) return { ref: found.signature, final: found.slot <= finalized }
    }
    read += fresh.length
    before = page.at(-1)?.signature
    // Providers return shorter pages than requested, so only an empty one ends the list.
    if (page.length > 0) continue
    await prove(connection)
    return null
  }
  throw behind(new Error(`more than ${MOST_CANDIDATES} transactions name this payment`))
}

async function isOurs(
  connection: Connection,
  signature: string,
  account: PublicKey,
  payer: string,
  key: KeyObject,
): Promise<boolean> {
  const response = await connection.getTransaction(signature, {
    commitment: 'confirmed',
    maxSupportedTransactionVersion: 0,
  })
  // Listed but not served: this node cannot answer yet.
  if (!response) throw behind(new Error(`transaction ${signature} is listed and missing`))
  return response.meta?.err === null && isSignedBy(response, signature, account, payer, key)
}

/** True if the key paid for and signed exactly this transaction, which names the account: a node cannot forge that. */
function isSignedBy(
  { transaction: { message, signatures } }: VersionedTransactionResponse,
  signature: string,
  account: PublicKey,
  payer: string,
  key: KeyObject,
): boolean {
  const keys = message.staticAccountKeys
  if (signatures[0] !== signature || keys[0]?.toBase58() !== payer || !keys.some((one) => one.equals(account)))
    return false
  return verify(null, message.serialize(), key, base58.decode(signature))
}

const keyOf = (address: string): KeyObject =>
  createPublicKey({ key: Buffer.concat([SPKI, base58.decode(address)]), format: 'der', type: 'spki' })
