import type { AssetId } from '#core/chain/assetId.ts'
import { type ChainId, chainId } from '#core/chain/chainId.ts'
import type { FamilyName } from '#core/chain/family.ts'
import type { EscrowOrder } from '#core/order/escrowOrder.ts'
import { AppError } from '#core/errors.ts'
import { depositAddress } from '../evm/order/forwarder.ts'
import type { ChainNode } from '../contract/node.ts'
import type { PaymentQuery, PaymentSearch } from '../contract/payer.ts'
import type { CheckInSighting, FamilyCapabilities, Head } from '../contract/reader.ts'
import type { EscrowLimits, EscrowStatus, Settlement } from '../contract/settlement.ts'
import type { EndpointHealth } from '../rpc/endpoint.ts'

/** Factory of deposit addresses on every fake EVM network. */
export const fakeFactory = `0x${'fa'.repeat(20)}` as const

/**
 * Chain without a node: callers read the values that a test sets. For code that reads chains; settlement is tested on
 * real nodes.
 */
export interface FakeChain extends ChainNode {
  /** Sets the balance of an owner, base units. */
  fund(owner: string, asset: AssetId, amount: bigint): void
  approve(owner: string, token: string, spender: string, amount: bigint): void
  setGasPrice(price: bigint): void
  /** Sets the answer of `escrowStatus` for the order. */
  setEscrowStatus(onchainId: string, status: EscrowStatus): void
  /** Changes the answer of `escrowLimits` for every token: by default not frozen, and without an effective limit. */
  setEscrowLimits(change: Partial<EscrowLimits>): void
  /** Sets the signer whose offers the escrow accepts, for every maker; none at first. */
  setOfferSigner(signer: string | null): void
  /** Sets the account that the escrow pays a channel's fees to; none at first. */
  setChannelPayee(channel: number, payee: string | null): void
  /** Makes every read fail as an unreachable endpoint does, until it is called with false. */
  setDown(down: boolean): void
  /**
   * Sets the answer of `recipientProblem` for the recipient; with `only`, for plain transfers from that account or for that asset.
   */
  refuseRecipient(recipient: string, reason: string, only?: string): void
  /**
   * Sets the answer of `findPayment` for the reference, unpaid by default; only in families whose transfers carry one.
   */
  setPayment(reference: string, search: PaymentSearch): void
  /** Makes `acceptsSignature` return true for this account and signature, and `checkAuthorization` "signed". */
  acceptFrom(account: string, signature: string): void
  /** Sets the answer of `publicKeyOf` for the wallet, hex; null by default. */
  setPublicKey(account: string, key: string): void
  /** Sets the answer of `checkIn` for the transaction, unknown by default; `findCheckIn` finds the mined ones. */
  setCheckIn(ref: string, sighting: CheckInSighting): void
  /** Makes `findCheckIn` fail with too many blocks to search, if there is something to find. */
  tooLong(is: boolean): void
  /** Resets it: up, empty, nothing refused, no reads counted. */
  restore(): void
  /** Number of calls of each read. */
  readonly reads: ReadonlyMap<string, number>
}

const unsettled: ReadonlySet<FamilyName> = new Set(['ton', 'starknet'])

const capabilitiesOf = (family: FamilyName): FamilyCapabilities => ({
  escrow: family === 'evm',
  fillOnce: family === 'evm',
  memo: family !== 'evm',
  settlement: unsettled.has(family) ? 'none' : 'proven',
})

const checksIn: ReadonlySet<FamilyName> = new Set(['evm', 'ton'])

const GAS_PRICE = 1_000_000_000n
const UNLIMITED: EscrowLimits = { frozen: false, claimLeft: 10n ** 40n, claimCap: 10n ** 40n, windowSeconds: 3600 }

const signedIn = (checkIns: ReadonlyMap<string, CheckInSighting>, account: string, date: number): string | null =>
  [...checkIns].find(
    ([, one]) => one.state === 'mined' && one.entries.some((entry) => entry.account === account && entry.date === date),
  )?.[0] ?? null

export function createFakeChain(id: number, family: FamilyName): FakeChain {
  const balances = new Map<string, bigint>()
  const allowances = new Map<string, bigint>()
  const refused = new Map<string, string>()
  const accepted = new Set<string>()
  const reads = new Map<string, number>()
  const statuses = new Map<string, EscrowStatus>()
  const payees = new Map<number, string>()
  const checkIns = new Map<string, CheckInSighting>()
  const keys = new Map<string, string>()
  const payments = new Map<string, PaymentSearch>()
  let limits = UNLIMITED
  let gasPrice = GAS_PRICE
  let signer: string | null = null
  let down = false
  let endless = false

  const read = <T>(name: string, value: () => T): Promise<T> => {
    reads.set(name, (reads.get(name) ?? 0) + 1)
    return down
      ? Promise.reject(new AppError('rpc_unreachable', 'No endpoint answered.', { status: 503 }))
      : Promise.resolve(value())
  }
  const unused = (name: string) => (): never => {
    throw new Error(`The fake chain has no ${name}`)
  }
  const head: Head = { height: 100n, hash: `0x${'ab'.repeat(32)}`, time: 0, finalized: 90n }
  const health = (): EndpointHealth => ({
    label: 'fake',
    healthy: !down,
    height: down ? null : head.height,
    errors: 0,
    lastError: null,
  })

  const chain: FakeChain = {
    id: chainId(id) satisfies ChainId,
    family,
    capabilities: capabilitiesOf(family),
    reads,
    head: () => read('head', () => head),
    scan: () => read('scan', () => ({ deposits: [], endings: [] })),
    readDeposit: () => read('readDeposit', () => null),
    isCanonical: () => read('isCanonical', () => true),
    balances: (owner, assets) =>
      read('balances', () => new Map(assets.map((a) => [a, balances.get(`${owner} ${a}`) ?? 0n]))),
    gasPrice: () => read('gasPrice', () => gasPrice),
    txStatus: () =>
      read('txStatus', () => ({ state: 'unknown', height: null, blockHash: null, final: false }) as const),
    ...(family === 'svm'
      ? {
          findPayment: ({ reference }: PaymentQuery) =>
            read('findPayment', () => payments.get(reference) ?? ({ state: 'unpaid', disputed: null } as const)),
        }
      : {}),
    verifyFill: () => read('verifyFill', () => null),
    recipientProblem: (recipient, asset, transferFrom) =>
      read('recipientProblem', () => {
        const [key] = [recipient, `${recipient} ${transferFrom}`, `${recipient} ${asset}`].filter((one) =>
          refused.has(one),
        )
        return key === undefined ? null : (refused.get(key) ?? null)
      }),
    ...(family === 'evm'
      ? {
          isFilled: () => read('isFilled', () => false),
          escrowStatus: (_escrow: string, id: `0x${string}`) => read('escrowStatus', () => statuses.get(id) ?? 'none'),
          refundableAt: (_escrow: string, order: EscrowOrder) => read('refundableAt', () => order.refundAfter),
          escrowLimits: () => read('escrowLimits', () => limits),
          channelPayee: (_escrow: string, channel: number) => read('channelPayee', () => payees.get(channel) ?? null),
          depositAddress: (escrow: string, order: EscrowOrder, owner: string) =>
            depositAddress(fakeFactory, { escrow: escrow as `0x${string}`, owner: owner as `0x${string}`, order }),
          offerSigner: () => read('offerSigner', () => signer as string),
        }
      : {}),
    allowance: (owner, token, spender) => read('allowance', () => allowances.get(`${owner} ${token} ${spender}`) ?? 0n),
    acceptsSignature: (account, _message, signature) =>
      read('acceptsSignature', () => accepted.has(`${account} ${signature}`)),
    checkAuthorization: (_escrow, { depositor }, { signature }) =>
      read('checkAuthorization', () => (accepted.has(`${depositor} ${signature}`) ? 'signed' : 'not_signed')),
    ...(family === 'ton'
      ? { publicKeyOf: (account: string) => read('publicKeyOf', () => keys.get(account) ?? null) }
      : {}),
    ...(checksIn.has(family)
      ? {
          checkIn: (_contract: string, ref: string) =>
            read('checkIn', () => checkIns.get(ref) ?? ({ state: 'unknown' } as const)),
          hasCheckIn: () => Promise.resolve(true),
          findCheckIn: async (_contract: string, account: string, date: number) => {
            const found = await read('findCheckIn', () => signedIn(checkIns, account, date))
            if (found && endless)
              throw new AppError('search_too_long', 'Too many blocks.', { status: 503, retriable: false })
            return found
          },
        }
      : {}),
    payer: unused('payer'),
    endpoints: () => [health()],
    close: () => Promise.resolve(),
    fund: (owner, asset, amount) => void balances.set(`${owner} ${asset}`, amount),
    approve: (owner, token, spender, amount) => void allowances.set(`${owner} ${token} ${spender}`, amount),
    setPayment: (reference, search) => void payments.set(reference, search),
    setPublicKey: (account, key) => void keys.set(account, key),
    setCheckIn: (ref, sighting) => void checkIns.set(ref, sighting),
    tooLong: (is) => void (endless = is),
    setGasPrice: (price) => void (gasPrice = price),
    setEscrowStatus: (id, status) => void statuses.set(id, status),
    setEscrowLimits: (change) => void (limits = { ...limits, ...change }),
    setOfferSigner: (address) => void (signer = address),
    setChannelPayee: (channel, payee) => void (payee === null ? payees.delete(channel) : payees.set(channel, payee)),
    setDown: (value) => void (down = value),
    refuseRecipient: (recipient, reason, only) => void refused.set(only ? `${recipient} ${only}` : recipient, reason),
    restore: () => {
      for (const held of [balances, allowances, refused, accepted, statuses, payees, checkIns, keys, payments, reads])
        held.clear()
      limits = UNLIMITED
      gasPrice = GAS_PRICE
      signer = null
      down = false
      endless = false
    },
    acceptFrom: (account, signature) => void accepted.add(`${account} ${signature}`),
  }
  return chain.capabilities.settlement === 'none' ? withoutSettlement(chain) : chain
}

const settlement: readonly (keyof Settlement)[] = [
  'scan',
  'readDeposit',
  'gasPrice',
  'verifyFill',
  'recipientProblem',
  'allowance',
  'checkAuthorization',
  'payer',
]

/** Omits the facet as the family's own client does; the type keeps it for tests that are about other families. */
const withoutSettlement = (chain: FakeChain): FakeChain =>
  Object.fromEntries(
    Object.entries(chain).filter(([name]) => !settlement.some((member) => member === name)),
  ) as FakeChain
