import { concat, type Hex, pad, toEventSelector } from 'viem'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createEvmNode } from '#chains/evm/node/createNode.ts'
import { devAccounts } from '#chains/evm/testing/accounts.ts'
import { type Anvil, startAnvil } from '#chains/evm/testing/anvil.ts'
import { deployContracts, prepareAccounts } from '#chains/evm/testing/deploy.ts'
import { gramToken, issueToken } from '#chains/evm/testing/issuedTokens.ts'
import { localNodeOptions } from '#chains/evm/testing/localChain.ts'
import { createUser } from '#chains/evm/testing/user.ts'
import { assetId } from '#core/chain/assetId.ts'
import { createTestApp, north, south, type TestApp } from '../testing/testApp.ts'

const user = devAccounts.user.address
const at = (byte: string): Hex => `0x${byte.repeat(20)}`

const TOPICS = '6020356000357f'
const emitting = (before: string, after: string): Hex =>
  concat([`0x${before}${TOPICS}`, toEventSelector('Transfer(address,address,uint256)'), `0x${after}`])

/** Contracts that emit a transfer between the two accounts that a call names. */
const codes = {
  /** Answers every call with 6. */
  liar: emitting('6006600052', '60206000a360206000f3'),
  /** Answers every call with 0, so that the transfer never happened. */
  forger: emitting('6000600052', '60206000a360206000f3'),
  /** Has its number among the topics, as a collectible, and answers every call with 6. */
  collectible: emitting('60066000526007', '60006000a460206000f3'),
  /** Jumps nowhere where a call names one account, or none: nodes have many names for that, and not all say “revert”. */
  broken: emitting('', '60006000a36040361460385756565656565b00'),
  /** Reverts there. */
  silent: emitting('', '60006000a36040361460385760006000fd5b00'),
}

let chain: Anvil
let t: TestApp
beforeAll(async () => {
  chain = await startAnvil({ chainId: south })
  await deployContracts(chain.url, south)
  await prepareAccounts(chain.url, south, [[devAccounts.user, 10_000n]])
  const node = createEvmNode(localNodeOptions(south, [chain.url]))
  t = await createTestApp({ start: new Date(), deps: { chains: (id) => (id === south ? node : null) } })
})
afterAll(async () => {
  await t.close()
  await chain.stop()
})

const found = async (owner: string = user, network = south) => {
  const { status, body } = await t.call('GET', `/api/portfolio_api/v1/found-tokens?chain_id=${network}&owner=${owner}`)
  return { status, body: body as { data: { list: { asset_id: string; amount: string }[]; reason?: string } } }
}

it('finds none at an account that holds only listed tokens', async () => {
  expect(await found()).toMatchObject({ status: 200, body: { data: { list: [], searched_since: null } } })
})

it('finds what an account received and holds, by the token’s own words', async () => {
  await issueToken(chain.url, south, gramToken)
  const stranger = createUser(chain.url, devAccounts.friend)
  const claim = concat([pad(devAccounts.friend.address), pad(user as Hex)])
  for (const [index, code] of Object.values(codes).entries()) {
    const address = at(`b${index}`)
    await chain.rpc('anvil_setCode', [address, code])
    await stranger.send(address, claim)
  }
  const { list } = (await found()).body.data
  expect(list).toEqual([
    expect.objectContaining({ asset_id: assetId(south, at('b0')), amount: '6', decimals: 6, warnings: ['unlisted'] }),
    expect.objectContaining({
      asset_id: assetId(south, gramToken.address),
      symbol: 'GRAM',
      name: 'Gram',
      decimals: 9,
      amount: String(10_000n * gramToken.unit),
      usd: null,
    }),
  ])
})

it('no longer finds what was sent away', async () => {
  await createUser(chain.url).transfer(gramToken.address, devAccounts.friend.address, 10_000n * gramToken.unit)
  expect((await found()).body.data.list.map(({ asset_id }) => asset_id)).toEqual([assetId(south, at('b0'))])
  expect((await found(devAccounts.friend.address)).body.data.list).toMatchObject([{ symbol: 'GRAM' }])
})

it('refuses networks that it cannot search, and addresses of other families', async () => {
  expect(await found(user, north)).toMatchObject({ status: 503, body: { data: { reason: 'chain_unavailable' } } })
  expect(await found('nobody')).toMatchObject({ status: 400 })
})
