import {
  Address,
  bn,
  InputType,
  OutputType,
  ScriptTransactionRequest,
  type Transaction,
  TransactionCoder,
  TransactionType,
} from 'fuels'
import { BASE_ASSET } from '#chains/fuel/address.ts'
import type { CoinRow } from './send.ts'
import { mismatch } from '../walletErrors.ts'
import type { FuelStep } from './verifyStep.ts'

type Transfer = FuelStep['transfer']

/** A script that only returns: the memo is its data, which stays in the transaction for anyone to read. */
const SCRIPT = '0x24000000'
/** Many times the gas of that script. */
const GAS_LIMIT = 10_000

const toHex = (text: string): string =>
  `0x${Array.from(new TextEncoder().encode(text), (byte) => byte.toString(16).padStart(2, '0')).join('')}`

/** Reads a hex text as UTF-8. @throws TypeError for other bytes */
function fromHex(hex: string): string {
  const bytes = (hex.slice(2).match(/../g) ?? []).map((pair) => Number.parseInt(pair, 16))
  return new TextDecoder('utf-8', { fatal: true }).decode(Uint8Array.from(bytes))
}

/**
 * Builds a transfer from coins of its sender, and its JSON as wallets take it. The wallet sets the fee, which the coins
 * cover. @throws AppError `wallet_mismatch`
 */
export function buildTransfer({ from, to, token, amount, memo }: Transfer, coins: readonly CoinRow[]) {
  const request = new ScriptTransactionRequest({ script: SCRIPT, scriptData: toHex(memo), gasLimit: GAS_LIMIT })
  const owner = new Address(from)
  request.addCoinOutput(new Address(to), bn(amount), token ?? BASE_ASSET)
  for (const { amount: held, assetId, ...coin } of coins) {
    if ('utxoId' in coin)
      request.addResource({
        id: coin.utxoId,
        assetId,
        amount: bn(held),
        owner,
        blockCreated: bn(0),
        txCreatedIdx: bn(0),
      })
    else
      request.addResource({
        nonce: coin.nonce,
        sender: new Address(coin.sender),
        recipient: owner,
        assetId,
        amount: bn(held),
        daHeight: bn(0),
      })
  }
  return { bytes: request.toTransactionBytes(), json: JSON.parse(JSON.stringify(request)) as object }
}

const isScript = (transaction: Transaction): transaction is Transaction<TransactionType.Script> =>
  transaction.type === TransactionType.Script

/** Reads the only transfer of a transaction. @throws AppError `wallet_mismatch` if it does anything else */
export function readTransfer(bytes: Uint8Array): Transfer {
  const [transaction] = new TransactionCoder().decode(bytes, 0)
  if (!isScript(transaction) || transaction.script !== SCRIPT) throw mismatch('the script')
  const owners = transaction.inputs.map((input) =>
    input.type === InputType.Coin && input.predicate === '0x'
      ? input.owner
      : input.type === InputType.Message && input.predicate === '0x' && input.data === '0x'
        ? input.recipient
        : null,
  )
  const [from] = owners
  if (!from || owners.some((owner) => owner !== from)) throw mismatch('the sender')
  const paid = transaction.outputs.filter((output) => output.type === OutputType.Coin)
  const rest = transaction.outputs.filter((output) => output.type !== OutputType.Coin)
  const [output] = paid
  if (!output || paid.length > 1 || rest.some((one) => one.type !== OutputType.Change || one.to !== from))
    throw mismatch('the recipient')
  return {
    from,
    to: output.to,
    token: output.assetId === BASE_ASSET ? null : output.assetId,
    amount: output.amount.toString(10),
    memo: fromHex(transaction.scriptData),
  }
}
