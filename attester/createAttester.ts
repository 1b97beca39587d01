import { hashTypedData } from 'viem'
import { memoHash, orderHash } from '#chains/evm/order/hash.ts'
import { fillDigest, attestRequestsDigest, endpointsRequestTypedData } from '#chains/evm/order/typedData.ts'
import { localAccount, recoverSigner } from '#chains/evm/signing.ts'
import { AppError } from '#core/errors.ts'
import { endpointHashes } from '#runtime/config/endpoints.ts'
import type { VerifiedFill } from '#chains/contract/settlement.ts'
import { escrowAt, poolAccount } from '#core/catalogue/escrows.ts'
import { accountOwner } from '#chains/evm/pool.ts'
import { type ChainId, chainId } from '#core/chain/chainId.ts'
import type { Attester, AttesterDeps, AttestRequest, AttestRequests, EndpointsRequest, SignedFill } from './contract.ts'
import type { SignedRow } from './database.ts'

type Hex = `0x${string}`
/** Accepted request, with its fill if this process has just verified it. */
interface Accepted {
  orderId: Hex
  at: KnownEscrow & { isOldest: boolean }
  fresh: SignedRow | null
}

/**
 * Verifies final payouts through its own endpoints and signs them. Rows are written before signatures leave the
 * process, so no crash lets one payout prove two orders, or two payouts one order.
 */
export function createAttester(deps: AttesterDeps): Attester {
  const { database, log } = deps
  const account = localAccount(deps.key)
  const signer = account.address.toLowerCase() as Hex
  const sign = (at: KnownEscrow, orderId: Hex, proofId: Hex): Promise<Hex> =>
    account.sign({ hash: fillDigest(at, orderId, proofId) })

  let owner: Promise<string> | null = null

  /** Key that signs for a maker: for the account of this attester's own catalogue its owner, which never changes. */
  async function keyOf(maker: string): Promise<string> {
    if (maker.toLowerCase() !== poolAccount(deps.catalogue)?.toLowerCase()) return maker.toLowerCase()
    owner ??= ownerOfAccount(deps, maker).catch((error: unknown) => {
      owner = null
      throw error
    })
    return owner
  }

  /**
   * Only unattested orders are looked up: any payout of an order lets its maker claim, and insisting on another would
   * leave it unpaid.
   */
  async function accept(
    request: AttestRequest,
    orderId: Hex,
    known: ReadonlyMap<string, SignedRow>,
    asker: string | null,
  ): Promise<Accepted> {
    requireMaker(deps.makers, await keyOf(request.order.maker), asker)
    const at = knownEscrow(deps, request)
    if (known.has(orderId)) return { orderId, at, fresh: null }
    const { txId, ordinal, proofId } = await verifyRequest(deps, orderId, request, at)
    const signature = await sign(at, orderId, proofId)
    const dstChain = Number(request.order.dstChainId)
    return { orderId, at, fresh: { orderId, dstChain, txId, ordinal, proofId, signature, escrow: at.escrow } }
  }

  /**
   * A stored attestation under the current key: older ones are signed again, since the escrow accepts only this key.
   * One order may be open in two escrows, but a payout is claimed once.
   * @throws AppError `payout_already_used`
   */
  async function signed({ orderId, at, fresh }: Accepted, stored: SignedRow | undefined): Promise<SignedFill> {
    if (!stored) throw used('This payout is already attested for another order.')
    if (stored.escrow === null ? !at.isOldest : stored.escrow !== at.escrow)
      throw used('The payout of this order is attested for another escrow.')
    const { proofId } = stored
    const signature = fresh?.proofId === proofId ? fresh.signature : await sign(at, orderId, proofId)
    if (fresh) log.info({ orderId, tx: stored.txId, ordinal: stored.ordinal }, 'attested')
    return { signer, proofId, signature }
  }

  const refusalOf = (error: unknown): AppError => {
    if (error instanceof AppError) return error
    log.error({ error: error instanceof Error ? error.message : String(error) }, 'request failed')
    return new AppError('internal', 'Something went wrong in the attester.', { cause: error })
  }

  return {
    signer,
    async endpointHashes({ salt, signature }) {
      requireAnyMaker(deps.makers, { salt, signature })
      return endpointHashes(deps.endpoints ?? [], salt)
    },
    async attest(asked) {
      const asker = askerOf(asked)
      const orderIds = asked.requests.map(({ order }) => orderHash(order))
      const known = await database.find(orderIds)
      const accepted = await Promise.all(
        asked.requests.map((request, i) => accept(request, orderIds[i] ?? '0x', known, asker).catch(refusalOf)),
      )
      const stored = await database.record(
        accepted.flatMap((one) => (one instanceof AppError || !one.fresh ? [] : [one.fresh])),
      )
      return Promise.all(
        accepted.map((one) =>
          one instanceof AppError
            ? one
            : signed(one, known.get(one.orderId) ?? stored.get(one.orderId)).catch(refusalOf),
        ),
      )
    },
  }
}

const used = (message: string): AppError =>
  new AppError('payout_already_used', message, { status: 409, retriable: false })

const refuse = (reason: string, message: string): AppError =>
  new AppError(reason, message, { status: 403, retriable: false })

/** Address that signed these requests; null if the signature is invalid. */
const askerOf = ({ requests, signature }: AttestRequests): string | null =>
  recoverSigner(attestRequestsDigest(requests), signature)

/**
 * Only the maker may query its orders: any other caller could choose which payout proves which order. Anyone can
 * open an order that names itself as maker, and a payout with a memo names no maker: hence the list.
 * @throws AppError `maker_unknown`, `maker_signature_invalid`
 */
function requireMaker(makers: readonly string[], maker: string, asker: string | null): void {
  if (makers.length > 0 && !makers.includes(maker))
    throw refuse('maker_unknown', 'This attester does not sign for the maker of this order.')
  if (asker !== maker) throw refuse('maker_signature_invalid', 'The maker of this order has not signed this request.')
}

/**
 * Only a maker that this attester signs for may compare its providers.
 * @throws AppError `maker_unknown`, `maker_signature_invalid`
 */
function requireAnyMaker(makers: readonly string[], { salt, signature }: EndpointsRequest): void {
  const asker = recoverSigner(hashTypedData(endpointsRequestTypedData(salt)), signature)
  if (asker === null) throw refuse('maker_signature_invalid', 'No maker has signed this request.')
  if (makers.length > 0 && !makers.includes(asker))
    throw refuse('maker_unknown', 'This attester does not sign for this maker.')
}

/** Read by quorum on a network of its pools. @throws AppError `chain_unknown`, `pool_unreadable`, `rpc_*` */
async function ownerOfAccount(
  { catalogue, chains }: Pick<AttesterDeps, 'chains' | 'catalogue'>,
  account: string,
): Promise<string> {
  const network = catalogue.chains.find(({ id, settlement }) => settlement?.pools?.length && chains.has(id))
  const node = network && chains.get(network.id)
  if (!node) throw refuseProof('chain_unknown', 'This attester watches no network with the account.')
  return accountOwner(node, account)
}

const refuseProof = (reason: string, message: string, retriable = false): AppError =>
  new AppError(reason, message, { status: 409, retriable })

/**
 * Reads both networks through this attester's own endpoints: the order is open in its source escrow, and its payout is
 * in a final block of its destination.
 * @throws AppError `chain_unknown`, `memo_mismatch`, `order_not_open`, `fill_not_found` (retriable), `fill_not_final`
 * (retriable)
 */
async function verifyRequest(
  deps: Pick<AttesterDeps, 'chains' | 'catalogue'>,
  orderId: `0x${string}`,
  request: AttestRequest,
  { escrow }: KnownEscrow,
): Promise<VerifiedFill> {
  const { order, txRef, memo } = request
  const source = nodeOf(deps, order.srcChainId)
  const destination = nodeOf(deps, order.dstChainId)
  if (memo !== null && memoHash(memo) !== order.memoHash.toLowerCase())
    throw refuseProof('memo_mismatch', 'The memo is not the one that was signed.')

  const status = await source.escrowStatus?.(escrow, orderId)
  if (status !== 'open')
    throw refuseProof('order_not_open', `The escrow has this order as ${status ?? 'unknown'}.`, status === 'none')
  const fill = await destination.verifyFill(order, txRef, memo)
  if (!fill) throw refuseProof('fill_not_found', 'That transaction does not pay this order.', true)
  if (!fill.final) throw refuseProof('fill_not_final', 'The payout is not final yet.', true)
  return fill
}

/** Escrow of the attester's own catalogue. */
interface KnownEscrow {
  chainId: ChainId
  escrow: `0x${string}`
}

/**
 * The escrow that the request names, and a flag that an attestation stored without an escrow is for it: such a row is
 * from when the network had one.
 * @throws AppError `chain_unknown`, `escrow_unknown`
 */
function knownEscrow(
  deps: Pick<AttesterDeps, 'chains' | 'catalogue'>,
  { order, escrow }: Pick<AttestRequest, 'order' | 'escrow'>,
): KnownEscrow & { isOldest: boolean } {
  const { id } = nodeOf(deps, order.srcChainId)
  const settlement = deps.catalogue.chains.find((chain) => chain.id === id)?.settlement
  const generation = escrowAt(settlement, escrow.toLowerCase())
  if (!generation) throw refuseProof('escrow_unknown', 'The source network has no such escrow of ours.')
  const isOldest = settlement?.escrows[0] === generation
  return { chainId: id, escrow: generation.address as `0x${string}`, isOldest }
}

function nodeOf({ chains }: Pick<AttesterDeps, 'chains'>, id: bigint) {
  const known = id <= BigInt(Number.MAX_SAFE_INTEGER) && id > 0n ? chains.get(chainId(Number(id))) : undefined
  if (!known) throw refuseProof('chain_unknown', `This attester does not watch network ${id}.`)
  return known
}
