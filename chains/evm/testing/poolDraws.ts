import { createClient, encodeFunctionData } from 'viem'
import { getBlock } from 'viem/actions'
import { poolAbi } from '#contracts/abi/pool.ts'
import { type DevAccount, devAccounts } from './accounts.ts'
import { sampleOrder } from './orders.ts'
import { localPool } from './pool.ts'
import { createUser } from './user.ts'
import { localHttp } from './localHttp.ts'

const maker: DevAccount = devAccounts.maker

let nonce = BigInt(Date.now())

/** Pays an order to the friend with the local pool's tokens, as its drawer. */
export async function lend(url: string, chainId: number, amount: bigint, drawer = maker): Promise<void> {
  const { address, account, asset } = localPool(chainId)
  const { timestamp } = await getBlock(createClient({ transport: localHttp(url) }))
  const order = sampleOrder(Number(timestamp), {
    maker: account,
    outputToken: asset,
    outputAmount: amount,
    srcChainId: chainId === 31337 ? 31338n : 31337n,
    dstChainId: BigInt(chainId),
    nonce: nonce++,
  })
  const data = encodeFunctionData({ abi: poolAbi, functionName: 'fill', args: [order] })
  await createUser(url, drawer).send(address, data)
}

/** Pays the oldest draws back, and what exceeds them as income. */
export async function repay(url: string, chainId: number, amount: bigint, by = maker): Promise<void> {
  const { address, asset } = localPool(chainId)
  const payer = createUser(url, by)
  await payer.approve(asset, address, amount)
  await payer.send(address, encodeFunctionData({ abi: poolAbi, functionName: 'repay', args: [amount] }))
}

/** Calls the pool as its governor. */
export const govern = (url: string, chainId: number, data: `0x${string}`): Promise<`0x${string}`> =>
  createUser(url, devAccounts.deployer).send(localPool(chainId).address, data)
