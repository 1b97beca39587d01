import { encodeErrorResult, toHex } from 'viem'
import type { Lies } from '#chains/suite/liars.ts'
import { bridgeFillerAbi } from '#contracts/abi/bridgeFiller.ts'
import { type Meddle, RpcFault } from './rpcProxy.ts'

const COIN = 10n ** 18n
const word = (value: bigint): string => toHex(value, { size: 32 })
const says =
  (value: unknown): Meddle =>
  () =>
    value
const reverts =
  (data: `0x${string}` = '0x'): Meddle =>
  () => {
    throw new RpcFault(3, 'execution reverted', data)
  }
const fails =
  (message: string): Meddle =>
  () => {
    throw new RpcFault(-32_000, message)
  }
const hangs: Meddle = () => new Promise(() => undefined)

type Answer = Record<string, unknown>
/** The true answer with some of it changed; a missing one stays missing. */
const changed =
  (change: (answer: Answer) => Answer): Meddle =>
  async (_call, next) => {
    const answer = (await next()) as Answer | null
    return answer && { ...answer, ...change(answer) }
  }
const changedLogs =
  (change: Answer): Meddle =>
  async (_call, next) =>
    ((await next()) as Answer[]).map((log) => ({ ...log, ...change }))

const otherHash = `0x${'66'.repeat(32)}`
const other = `0x${'66'.repeat(20)}`
const alreadyFilled = encodeErrorResult({
  abi: bridgeFillerAbi,
  errorName: 'AlreadyFilled',
  args: [`0x${'11'.repeat(32)}`],
})
const raised = (quantity: unknown, by: bigint): string => toHex(BigInt(String(quantity)) + by)
const lowered = (quantity: unknown): string => toHex(BigInt(String(quantity)) / 2n)

/** False answers to the requests made only before an offer. */
export const evmOfferLies: Readonly<Record<string, Lies<Meddle>>> = {
  eth_getCode: {
    'an account without code': says('0x'),
    'a contract': says('0x60006000fd'),
    'an error': fails('internal error'),
    silence: hangs,
  },
}

/** False answers of an EVM endpoint, for every method that maker and attesters call. */
export const evmLies: Readonly<Record<string, Lies<Meddle>>> = {
  eth_chainId: {
    'another network': says('0x1'),
    nothing: says(null),
    'an error': fails('internal error'),
    silence: hangs,
  },
  eth_getBlockByNumber: {
    'another hash': changed(() => ({ hash: otherHash })),
    'a true hash and another height': changed(({ number }) => ({ number: raised(number, 1_000n) })),
    'a true hash and a time to come': changed(({ timestamp }) => ({ timestamp: raised(timestamp, 86_400n) })),
    'a true hash and a time long past': changed(() => ({ timestamp: '0x1' })),
    'a true hash and a base fee of a coin': changed(() => ({ baseFeePerGas: toHex(COIN) })),
    'no such block': says(null),
    'an unknown block': fails('unknown block'),
    silence: hangs,
  },
  eth_getLogs: {
    'no logs': says([]),
    'logs of another contract': changedLogs({ address: other }),
    'logs at another height': changedLogs({ blockNumber: '0x1' }),
    'logs of another transaction': changedLogs({ transactionHash: otherHash }),
    'an error': fails('query returned more than 10000 results'),
    silence: hangs,
  },
  eth_getTransactionReceipt: {
    'no receipt': says(null),
    'a failed transaction': changed(() => ({ status: '0x0' })),
    'an older block': changed(() => ({ blockNumber: '0x1' })),
    'another block': changed(() => ({ blockHash: otherHash })),
    'no logs': changed(() => ({ logs: [] })),
    silence: hangs,
  },
  eth_getTransactionByHash: {
    'no transaction': says(null),
    'another sender': changed(() => ({ from: other })),
    'another value': changed(({ value }) => ({ value: raised(value, 1n) })),
    'a pending one': changed(() => ({ blockHash: null, blockNumber: null })),
    silence: hangs,
  },
  eth_call: {
    'an account without code': says('0x'),
    zero: says(word(0n)),
    one: says(word(1n)),
    'the highest number': says(word(2n ** 256n - 1n)),
    'a revert': reverts(),
    'that it was filled': reverts(alreadyFilled),
    silence: hangs,
  },
  eth_estimateGas: {
    'no gas': says('0x0'),
    '11.8 million': says(toHex(11_800_000)),
    'a revert': reverts(),
    'that it was filled': reverts(alreadyFilled),
    'insufficient funds': fails('insufficient funds for gas * price + value'),
    silence: hangs,
  },
  eth_gasPrice: {
    nothing: says('0x0'),
    'a coin': says(toHex(COIN)),
    'an error': fails('internal error'),
    silence: hangs,
  },
  eth_maxPriorityFeePerGas: {
    nothing: says('0x0'),
    'a coin': says(toHex(COIN)),
    'no such method': fails('the method does not exist'),
    silence: hangs,
  },
  eth_getBalance: {
    nothing: says('0x0'),
    'a million coins': says(toHex(COIN * 1_000_000n)),
    half: async (_call, next) => lowered(await next()),
    silence: hangs,
  },
  eth_getTransactionCount: {
    zero: says('0x0'),
    'far ahead': async (_call, next) => raised(await next(), 1_000n),
    'one behind': async (_call, next) => lowered(await next()),
    silence: hangs,
  },
  eth_sendRawTransaction: {
    'taken and dropped': says(otherHash),
    'already known, and dropped': fails('already known'),
    'a used nonce': fails('nonce too low'),
    'too cheap': fails('transaction underpriced'),
    'insufficient funds': fails('insufficient funds for gas * price + value'),
    silence: hangs,
  },
}
