import type { Answer } from './state.ts'

/** Replaces an honest answer. */
export type StarknetLie = (honest: Answer) => Answer

const always =
  (answer: Answer): StarknetLie =>
  () =>
    answer
const refusal = (code: number, data?: unknown): StarknetLie =>
  always({ error: { code, message: 'refused', ...(data === undefined ? {} : { data }) } })
const changed =
  (change: object): StarknetLie =>
  (honest) =>
    honest.result !== null && typeof honest.result === 'object' && !Array.isArray(honest.result)
      ? { result: { ...honest.result, ...change } }
      : honest

/** Answers that no honest endpoint gives, for every method. */
const broken: Readonly<Record<string, StarknetLie>> = {
  'an error of its own': refusal(-32_603),
  'another form': always({ result: 'many' }),
}
const FORGED = `0x${'0bad'.repeat(8)}`
const dear = { price_in_fri: '0xffffffffffffffff', price_in_wei: '0xffffffffffffffff' }
const event = {
  from_address: '0x04718f5a0fc34cc1af16a1cdee98ffb20c31f5cd61d6ab07201858f4287c938d',
  keys: ['0x99cd8bde557814842a3121e8ddfd433a539b8c9f14bf31ebf108d12e6196e9', '0x1', '0x2'],
  data: ['0x5', '0x0'],
}
const gas = (units: string): StarknetLie =>
  always({ result: [{ l1_gas_consumed: units, l2_gas_consumed: units, l1_data_gas_consumed: units, unit: 'FRI' }] })

/** Several false answers of each method that a settling node calls. */
export const starknetLies: Readonly<Record<string, Readonly<Record<string, StarknetLie>>>> = {
  starknet_chainId: { ...broken, 'another network': always({ result: '0x534e5f5345504f4c4941' }) },
  starknet_blockNumber: {
    ...broken,
    'a block to come': always({ result: 5_000_000 }),
    'an old block': always({ result: 3 }),
  },
  starknet_getBlockWithTxHashes: {
    ...broken,
    'another block': changed({ block_hash: FORGED }),
    'another height': changed({ block_number: 7_000_000 }),
    'another time': changed({ timestamp: 7 }),
    'high prices': changed({ l1_gas_price: dear, l2_gas_price: dear, l1_data_gas_price: dear }),
    'no block': refusal(24),
  },
  starknet_getBlockWithTxs: { ...broken, 'no transactions': changed({ transactions: [] }), 'no block': refusal(24) },
  starknet_call: {
    ...broken,
    nothing: always({ result: ['0x0', '0x0'] }),
    riches: always({ result: ['0xffffffffffffffff', '0xffff'] }),
    'no contract': refusal(20),
  },
  starknet_getNonce: {
    ...broken,
    'the first one': always({ result: '0x0' }),
    'one to come': always({ result: '0xffff' }),
    'no account': refusal(20),
  },
  starknet_getClassHashAt: { ...broken, 'another class': always({ result: FORGED }), 'no account': refusal(20) },
  starknet_getTransactionReceipt: {
    ...broken,
    'no transaction': refusal(29),
    'a failure': changed({ execution_status: 'REVERTED' }),
    'a success': changed({ execution_status: 'SUCCEEDED' }),
    'another block': changed({ block_hash: FORGED, block_number: 5 }),
    'no block': changed({ block_hash: undefined, block_number: undefined }),
    'no events': changed({ events: [] }),
    'another transfer': changed({ events: [event] }),
    'a success of what is not there': always({
      result: {
        execution_status: 'SUCCEEDED',
        block_number: 1_001,
        block_hash: FORGED,
        actual_fee: { amount: '0x1', unit: 'FRI' },
        events: [event],
      },
    }),
  },
  starknet_getTransactionByHash: {
    ...broken,
    'no transaction': refusal(29),
    'other calls': changed({ calldata: ['0x0'] }),
    'another sender': changed({ sender_address: '0x5' }),
    'another nonce': changed({ nonce: '0xffff' }),
  },
  starknet_getTransactionStatus: {
    ...broken,
    'no transaction': refusal(29),
    'a transaction that waits': always({ result: { finality_status: 'RECEIVED' } }),
  },
  starknet_getEvents: {
    ...broken,
    none: always({ result: { events: [] } }),
    'one that is not there': always({
      result: { events: [{ ...event, block_number: 1_001, block_hash: FORGED, transaction_hash: FORGED }] },
    }),
  },
  starknet_estimateFee: {
    ...broken,
    'far too much': gas('0xfffffffff'),
    'far too little': gas('0x1'),
    'a failure': refusal(41, { transaction_index: 0, execution_error: 'ERC20: insufficient balance' }),
  },
  starknet_addInvokeTransaction: {
    ...broken,
    'a used nonce': refusal(52),
    'too low a fee': refusal(65),
    'no coins': refusal(54),
    'a wrong signature': refusal(55),
    'another name': always({ result: { transaction_hash: FORGED } }),
  },
}
