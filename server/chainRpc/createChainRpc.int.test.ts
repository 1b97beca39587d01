import { createServer, type RequestListener, type Server } from 'node:http'
import { afterEach, expect, it } from 'vitest'
import {
  addCoin as addBenfenCoin,
  createLocalState as createBenfenState,
  startLocalNode as startBenfen,
} from '#chains/benfen/testing/localNode.ts'
import { anyChain, hashOf, startFakeEsplora } from '#chains/bitcoin/testing/fakeEsplora.ts'
import { bitcoinChain } from '#chains/bitcoin/testing/localChain.ts'
import { BASE_ASSET } from '#chains/fuel/address.ts'
import { addCoin, createLocalState as createFuelState, startLocalNode } from '#chains/fuel/testing/localNode.ts'
import { loadCatalogue } from '#runtime/catalogue/load.ts'
import { createLocalState } from '#chains/starknet/testing/state.ts'
import { startLocalRpc } from '#chains/starknet/testing/localRpc.ts'
import { listenOnLease } from '#runtime/testing/ports.ts'
import { createChainRpc } from './createChainRpc.ts'

const sol = 83797631
const height = { method: 'getBlockHeight', params: [{ commitment: 'finalized' }] }
const open: Server[] = []
afterEach(() => {
  for (const server of open.splice(0)) {
    server.closeAllConnections()
    server.close()
  }
})

async function serve(answer: RequestListener): Promise<string> {
  const server = createServer(answer)
  open.push(server)
  return `http://127.0.0.1:${await listenOnLease(server)}`
}
const rpcOf = (...urls: readonly string[]) =>
  createChainRpc({ catalogue: loadCatalogue({ profile: 'local' }), overrides: new Map([[sol, urls]]) })

it('follows no redirect', async () => {
  let reached = 0
  const inside = await serve((_, response) => {
    reached += 1
    response.end('{"result": 1}')
  })
  const endpoint = await serve((_, response) => void response.writeHead(307, { location: inside }).end())
  await expect(rpcOf(endpoint)(sol, height)).rejects.toMatchObject({ reason: 'rpc_unreachable' })
  expect(reached).toBe(0)
  expect(await rpcOf(endpoint, inside)(sol, height)).toEqual({ result: 1 })
})

it('reads no response above four megabytes', async () => {
  const endless = await serve((_, response) => {
    const part = 'x'.repeat(64 * 1024)
    response.on('error', () => undefined)
    const write = (): void => {
      while (!response.destroyed && response.write(part));
    }
    response.on('drain', write)
    response.write('{"result": "')
    write()
  })
  await expect(rpcOf(endless)(sol, height)).rejects.toMatchObject({ reason: 'rpc_unreachable' })
})

it('calls a network by the protocol of its own endpoints', async () => {
  const bitcoin = 999706684
  const owner = 'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4'
  const [down, server] = await Promise.all([startFakeEsplora(anyChain(9)), startFakeEsplora(anyChain(9))])
  down.chain.status = 503
  server.chain.transactions[hashOf('mined')] = 7
  server.chain.transactions[hashOf('waiting')] = null
  server.chain.utxos[owner] = [{ txid: hashOf('mined'), vout: 2, value: 1_000, height: 7 }]
  const rpc = createChainRpc({
    catalogue: { chains: [bitcoinChain(bitcoin)] },
    overrides: new Map([[bitcoin, [down.url, server.url]]]),
  })
  const call = async (method: string, ...params: readonly string[]) => rpc(bitcoin, { method, params: [...params] })
  expect(await call('bitcoin_transaction', hashOf('mined'))).toEqual({ result: { height: 7 } })
  expect(await call('bitcoin_transaction', hashOf('waiting'))).toEqual({ result: { height: null } })
  expect(await call('bitcoin_transaction', hashOf('unknown'))).toEqual({ result: null })
  expect(await call('bitcoin_coins', owner)).toEqual({
    result: [{ tx_id: hashOf('mined'), index: 2, amount: '1000' }],
  })
  expect(await call('bitcoin_feeRate')).toEqual({ result: 12.25 })
  expect(await call('bitcoin_broadcast', '0200')).toEqual({ result: hashOf('tx 1') })
  await expect(call('bitcoin_coins', '../blocks')).rejects.toMatchObject({ reason: 'request_invalid' })
  await expect(call('getblockcount')).rejects.toMatchObject({ reason: 'rpc_method_refused' })
  server.refuse('bad-txns-inputs-missingorspent')
  expect(await call('bitcoin_broadcast', '0200')).toMatchObject({
    error: { code: -32_000, message: expect.stringContaining('bad-txns-inputs') as string },
  })
  await Promise.all([down.close(), server.close()])
})

it('serves the status of a Starknet transaction, by an endpoint of that network only', async () => {
  const starknet = 666666666
  const [state, hash] = [createLocalState(), `0x${'0'.repeat(61)}7ab`]
  state.transactions.set(hash, { status: 'ACCEPTED_ON_L2', block: 5 })
  const endpoint = await startLocalRpc(state)
  const read = (method: string, ...params: readonly unknown[]) =>
    createChainRpc({
      catalogue: loadCatalogue({ profile: 'default' }),
      overrides: new Map([[starknet, [endpoint.url]]]),
    })(starknet, { method, params: [...params] })
  expect(await read('starknet_getTransactionStatus', hash)).toEqual({
    result: { finality_status: 'ACCEPTED_ON_L2', execution_status: 'SUCCEEDED' },
  })
  expect(await read('starknet_getTransactionStatus', '0x7ac')).toMatchObject({ error: { code: 29 } })
  await expect(read('starknet_getTransactionStatus', 'x')).rejects.toMatchObject({ reason: 'request_invalid' })
  await expect(read('starknet_addInvokeTransaction', {})).rejects.toMatchObject({ reason: 'rpc_method_refused' })
  state.chainId = '0x534e5f5345504f4c4941'
  await expect(read('starknet_getTransactionStatus', hash)).rejects.toMatchObject({ reason: 'rpc_unreachable' })
  await endpoint.stop()
})

it('reads a Fuel network through its GraphQL interface', async () => {
  const fuel = 9889
  const owner = `0x${'ab'.repeat(32)}`
  const [base, tx] = [BASE_ASSET, `0x${'7a'.repeat(32)}`]
  const state = createFuelState()
  addCoin(state, owner, 7n)
  addCoin(state, owner, 5n, base, `0x${'cd'.repeat(32)}`)
  state.transactions.set(tx, { status: 'SuccessStatus', block: 900 })
  const nodes = await Promise.all([startLocalNode(state), startLocalNode(state)])
  const [down, up] = nodes
  if (!down || !up) throw new Error('no endpoints')
  down.lie = () => ({ errors: [{ message: 'Query is too complex.' }] })
  const rpc = createChainRpc({
    catalogue: loadCatalogue({ profile: 'default' }),
    overrides: new Map([[fuel, [down.url, up.url]]]),
  })
  const call = async (method: string, ...params: readonly unknown[]) => rpc(fuel, { method, params: [...params] })
  expect(await call('fuel_transaction', tx)).toEqual({ result: 'SuccessStatus' })
  expect(await call('fuel_transaction', owner)).toEqual({ result: null })
  expect(await call('fuel_gas')).toEqual({ result: { price: '1', factor: '92' } })
  expect(await call('fuel_coins', owner, [{ asset: base, amount: '8' }])).toEqual({
    result: [
      { utxoId: expect.stringMatching(/^0x[\da-f]{68}$/) as string, amount: '7', assetId: base },
      { nonce: expect.stringMatching(/^0x/) as string, sender: `0x${'cd'.repeat(32)}`, amount: '5', assetId: base },
    ],
  })
  expect(await call('fuel_coins', owner, [{ asset: base, amount: '13' }])).toMatchObject({
    error: { code: -32_000, message: expect.stringContaining('insufficient coins') as string },
  })
  for (const params of [['x'], [owner, []], [owner, [{ asset: base, amount: '-1' }]]])
    await expect(call('fuel_coins', ...params)).rejects.toMatchObject({ reason: 'request_invalid' })
  for (const method of ['fuel_chainId', 'submit', '__proto__'])
    await expect(call(method)).rejects.toMatchObject({ reason: 'rpc_method_refused' })
  state.chainId = 0
  const elsewhere = createChainRpc({
    catalogue: loadCatalogue({ profile: 'default' }),
    overrides: new Map([[fuel, [up.url]]]),
  })
  await expect(elsewhere(fuel, { method: 'fuel_gas', params: [] })).rejects.toMatchObject({ reason: 'rpc_unreachable' })
  await Promise.all(nodes.map((node) => node.stop()))
})

it('forwards calls to a BenFen network of the main genesis', async () => {
  const benfen = 66_706_701
  const [owner, tx] = [`BFC${'ab'.repeat(34)}`, '9WfFUVhjbbh4tWkyUse1QxzbKX952cyXScH7xJNPB2vQ']
  const state = createBenfenState()
  addBenfenCoin(state, owner, 7n)
  state.transactions.set(tx, { status: 'success', checkpoint: 900 })
  const [down, up] = [await startBenfen(state), await startBenfen(state)]
  down.lie = (method, honest) =>
    method === 'bfc_getChainIdentifier' ? honest : { error: { code: -32_601, message: 'Method not found' } }
  const over = (...urls: string[]) =>
    createChainRpc({ catalogue: loadCatalogue({ profile: 'default' }), overrides: new Map([[benfen, urls]]) })
  const rpc = over(down.url, up.url)
  const call = async (method: string, ...params: readonly unknown[]) => rpc(benfen, { method, params: [...params] })
  expect(await call('bfc_getTransactionBlock', tx, { showEffects: true })).toMatchObject({
    result: { checkpoint: '900', effects: { status: { status: 'success' } } },
  })
  expect(await call('bfcx_getReferenceGasPrice')).toEqual({ result: '100' })
  expect(await call('bfcx_getCoins', owner, '0x2::bfc::BFC', null, 50)).toMatchObject({
    result: { data: [{ balance: '7' }], hasNextPage: false },
  })
  for (const params of [
    ['x', '0x2::bfc::BFC', null, 50],
    [owner, '0x2::other::COIN', null, 50],
    [owner, '0x2::bfc::BFC', 'x', 50],
    [owner, '0x2::bfc::BFC', null, 51],
  ])
    await expect(call('bfcx_getCoins', ...params)).rejects.toMatchObject({ reason: 'request_invalid' })
  for (const method of ['bfc_getChainIdentifier', 'bfc_executeTransactionBlock', 'bfcx_getBalance', '__proto__'])
    await expect(call(method)).rejects.toMatchObject({ reason: 'rpc_method_refused' })
  state.identifier = '4c78adac'
  await expect(over(up.url)(benfen, { method: 'bfcx_getReferenceGasPrice', params: [] })).rejects.toMatchObject({
    reason: 'rpc_unreachable',
  })
  await Promise.all([down, up].map((node) => node.stop()))
})
