import { bcs } from '@benfen/bfc.js/bcs'
import { TransactionBlock } from '@benfen/bfc.js/transactions'
import { mismatch } from '../walletErrors.ts'
import type { BenfenStep } from './verifyStep.ts'

type Transfer = BenfenStep['transfer']

/** A coin of an account. */
export interface CoinRow {
  readonly coinObjectId: string
  readonly version: string
  readonly digest: string
  readonly balance: string
}

/** Payment of the fee. Its coins are joined into one, from which the amount is split. */
interface Gas {
  readonly coins: readonly CoinRow[]
  readonly price: bigint
  readonly budget: bigint
}

/** Builds a transfer: its memo, its amount and its recipient are the inputs, in this order. */
export function buildTransfer(
  { from, to, amount, memo }: Transfer,
  { coins, price, budget }: Gas,
): Promise<Uint8Array> {
  const block = new TransactionBlock()
  // No command uses the memo: it stays in the transaction for anyone to read.
  block.pure.string(memo)
  const [part] = block.splitCoins(block.gas, [block.pure.u64(amount)])
  block.transferObjects(part ? [part] : [], block.pure.address(to))
  block.setSender(from)
  block.setGasPrice(price)
  block.setGasBudget(budget)
  block.setGasPayment(coins.map(({ coinObjectId, version, digest }) => ({ objectId: coinObjectId, version, digest })))
  return block.build()
}

/** The transaction as wallets take it. */
export const toBlock = (bytes: Uint8Array): TransactionBlock => TransactionBlock.from(bytes)

/** Commands of a transfer, as they are decoded. */
const COMMANDS = JSON.stringify([
  { kind: 'SplitCoins', coin: { kind: 'GasCoin' }, amounts: [{ kind: 'Input', index: 1 }] },
  {
    kind: 'TransferObjects',
    objects: [{ kind: 'NestedResult', index: 0, resultIndex: 0 }],
    address: { kind: 'Input', index: 2 },
  },
])

/** Limit of the network. */
const MOST_BYTES = 128 * 1024

const sameBytes = (one: Uint8Array, other: Uint8Array): boolean =>
  one.length === other.length && one.every((byte, at) => byte === other[at])

/** Reads the only transfer of a transaction. @throws AppError `wallet_mismatch` if it does anything else */
export function readTransfer(bytes: Uint8Array): Transfer {
  const data = bcs.TransactionData.parse(bytes)
  const { kind, sender, gasData } = data.V1
  if (!('ProgrammableTransaction' in kind)) throw mismatch('the kind of transaction')
  const { inputs, transactions } = kind.ProgrammableTransaction
  if (JSON.stringify(transactions) !== COMMANDS || inputs.length !== 3) throw mismatch('the commands')
  if (gasData.owner !== sender) throw mismatch('the sender')
  const [memo, amount, to] = inputs.map((input) => {
    if (!('Pure' in input)) throw mismatch('the inputs')
    return Uint8Array.from(input.Pure)
  })
  if (!memo || amount?.length !== 8 || to?.length !== 32) throw mismatch('the inputs')
  // Nothing may follow what was read.
  if (!sameBytes(bcs.TransactionData.serialize(data, { maxSize: MOST_BYTES }).toBytes(), bytes))
    throw mismatch('the transaction')
  return { from: sender, to: bcs.Address.parse(to), amount: bcs.U64.parse(amount), memo: bcs.String.parse(memo) }
}
