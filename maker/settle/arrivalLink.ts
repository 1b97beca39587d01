import { type Hex, parseAbi, toEventHash } from 'viem'
import type { Emitted } from '#chains/contract/reader.ts'
import { assetById } from '#core/catalogue/lookups.ts'
import type { ChainId } from '#core/chain/chainId.ts'
import { fundsDepositedAbi, isDepositOf } from '#server/providers/across/depositEvent.ts'
import { spokePoolOf } from '#server/providers/across/policy.ts'
import { dlnSource } from '#server/providers/debridge/policy.ts'
import type { OrderRow } from '#store/orders/types.ts'
import type { TransferRow } from '#store/transfers/types.ts'
import type { ChainContext } from '../contract.ts'
import { step } from '../failpoints.ts'

type Event = Emitted['events'][number]
interface Ends {
  readonly transfer: TransferRow
  readonly order: OrderRow
  readonly toChain: ChainId
  readonly wallets: { readonly from: string; readonly to: string }
}

/** Events of a provider's contracts that name a deposit on its network, and its payout on the other one. */
interface Link {
  contract(chain: ChainId, end: 'source' | 'destination'): string | null
  /** Names of the transfer's deposit, by the events of its transaction. */
  names(ends: Ends, events: readonly Event[]): readonly string[]
  isNamed(ends: Ends, event: Event, name: string): boolean
}

/** Event of the pools since their version 3.5, like `FundsDeposited`: across-protocol/contracts, "V3SpokePoolInterface". */
const filledRelayAbi = parseAbi([
  'struct Execution { bytes32 updatedRecipient; bytes32 updatedMessageHash; uint256 updatedOutputAmount; uint8 fillType; }',
  'event FilledRelay(bytes32 inputToken, bytes32 outputToken, uint256 inputAmount, uint256 outputAmount, uint256 repaymentChainId, uint256 indexed originChainId, uint256 indexed depositId, uint32 fillDeadline, uint32 exclusivityDeadline, bytes32 exclusiveRelayer, bytes32 indexed relayer, bytes32 depositor, bytes32 recipient, bytes32 messageHash, Execution relayExecutionInfo)',
])
const deposited = toEventHash(fundsDepositedAbi[0])
export const filledRelay = toEventHash(filledRelayAbi[0])

/** DlnDestination, the same address on every EVM network: docs.debridge.com, "DLN: Deployed Contracts". */
export const dlnDestination = '0xe7351fd770a37282b91d153ee690b63579d6dd7f'

const links: Readonly<Record<string, Link>> = {
  across: {
    contract: (chain) => spokePoolOf(chain),
    names: ({ transfer, toChain, wallets }, events) => {
      const { asset: fromAsset, toAsset, amount: sendAmount, minReceive } = transfer
      const terms = { fromAsset, toAsset, toChain, sendAmount, fromAddress: wallets.from, recipient: wallets.to }
      return events
        .filter((event) => event.topics[0] === deposited && isDepositOf(terms, minReceive, event))
        .flatMap(({ topics }) => topics[2] ?? [])
    },
    isNamed: ({ transfer }, { topics: [kind, origin, id] }, name) =>
      kind === filledRelay && origin !== undefined && BigInt(origin) === BigInt(transfer.chainId) && id === name,
  },
  // The contracts have changed their events, but each has the order's id in a word of its own.
  debridge: {
    contract: (_, end) => (end === 'source' ? dlnSource : dlnDestination),
    names: ({ order }, events) => {
      const id = order.settlement.kind === 'external' ? order.settlement.reference?.toLowerCase() : undefined
      return id !== undefined && isHash(id) && events.some((event) => hasWord(event, id)) ? [id] : []
    },
    isNamed: (_, event, name) => hasWord(event, name),
  },
}

/**
 * True if the contracts of the transfer's provider name its deposit in the payout's transaction. Providers without such contracts
 * leave no link on chain.
 */
export async function isLinked(
  { deps }: ChainContext,
  { transfer, order }: Pick<Ends, 'transfer'> & { readonly order: OrderRow | null },
  payoutTx: string,
): Promise<boolean> {
  const { catalogue, chains, payers, failpoints } = deps
  const link = Object.hasOwn(links, transfer.provider) ? links[transfer.provider] : undefined
  if (!link) return true
  const toChain = assetById(catalogue, transfer.toAsset).chainId
  const [from, to] = [payers.get(transfer.chainId)?.address, payers.get(toChain)?.address]
  if (!order || transfer.txRef === null || from === undefined || to === undefined) return false
  const events = async (chain: ChainId, end: 'source' | 'destination', txId: string): Promise<readonly Event[]> => {
    const contract = link.contract(chain, end)
    if (contract === null) return []
    const read = () => chains.get(chain)?.emitted?.({ contract, txId }) ?? Promise.resolve(null)
    return (await step(failpoints, 'transfer.link', read))?.events ?? []
  }
  const ends = { transfer, order, toChain, wallets: { from, to } }
  const names = link.names(ends, await events(transfer.chainId, 'source', transfer.txRef))
  if (names.length === 0) return false
  const paid = await events(toChain, 'destination', payoutTx)
  return names.some((name) => paid.some((event) => link.isNamed(ends, event, name)))
}

/** True for a hash: offsets, amounts and addresses begin with zeros, and are words of many events. */
const isHash = (text: string): boolean => /^0x(?!0{16})[0-9a-f]{64}$/.test(text)

function hasWord({ topics, data }: Event, word: string): boolean {
  const digits = word.slice(2)
  const words = (data as Hex).slice(2).match(/.{64}/g) ?? []
  return topics.slice(1).includes(word) || words.some((one) => one.toLowerCase() === digits)
}
