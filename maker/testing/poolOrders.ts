import { erc20Abi, parseEventLogs, parseUnits } from 'viem'
import { devAccounts } from '#chains/evm/testing/accounts.ts'
import type { Anvil } from '#chains/evm/testing/anvil.ts'
import { localDeployment } from '#chains/evm/testing/deploy.ts'
import { localPool } from '#chains/evm/testing/pool.ts'
import { bridgeEscrowAbi } from '#contracts/abi/bridgeEscrow.ts'
import { poolAbi } from '#contracts/abi/pool.ts'
import type { Store } from '#store/contract.ts'
import type { OrderRow } from '#store/orders/types.ts'
import type { Maker } from '../createMaker.ts'
import { driveUntil } from './drive.ts'
import { clientOf, placeEvmOrder } from './orders.ts'
import type { World } from './world.ts'

type Hex = `0x${string}`

export const usdc = (chain: Anvil): Hex => localDeployment(chain.chainId).usdc
export const north = (amount: string): bigint => parseUnits(amount, 6)
export const south = (amount: string): bigint => parseUnits(amount, 18)

/** Runs a maker with an offer key until escrows accept that key for the pools' account. */
export async function registerAccount(world: World, maker: Maker): Promise<void> {
  const { account } = localPool(world.north.chainId)
  await driveUntil(async () => {
    await maker.runOnce()
    await world.mine()
    const accepted = [world.north, world.south].map((chain) =>
      clientOf(chain).readContract({
        abi: bridgeEscrowAbi,
        address: localDeployment(chain.chainId).escrow,
        functionName: 'offerSigner',
        args: [account],
      }),
    )
    return (await Promise.all(accepted)).every(
      (signer) => signer.toLowerCase() === devAccounts.offerSigner.address.toLowerCase(),
    )
  })
}

async function sendAs(
  chain: Anvil,
  to: Hex,
  data: { abi: typeof poolAbi | typeof erc20Abi; functionName: string; args: readonly unknown[] },
): Promise<void> {
  const client = clientOf(chain, devAccounts.user)
  const hash = await client.writeContract({ address: to, chain: null, ...data } as never)
  if ((await client.waitForTransactionReceipt({ hash })).status !== 'success') throw new Error('reverted')
}

/** Deposits into a network's pool as a depositor. */
export async function depositInPool(chain: Anvil, assets: bigint): Promise<void> {
  const { address } = localPool(chain.chainId)
  await sendAs(chain, usdc(chain), { abi: erc20Abi, functionName: 'approve', args: [address, assets] })
  await sendAs(chain, address, { abi: poolAbi, functionName: 'deposit', args: [assets, devAccounts.user.address] })
}

export const poolView = <T>(chain: Anvil, functionName: string, ...args: readonly unknown[]): Promise<T> =>
  clientOf(chain).readContract({
    abi: poolAbi,
    address: localPool(chain.chainId).address,
    functionName,
    args,
  } as never) as Promise<T>

/** All repayments that a pool received. */
export async function repayments(chain: Anvil): Promise<{ principal: bigint; income: bigint }[]> {
  const { address } = localPool(chain.chainId)
  const logs = await clientOf(chain).getLogs({ address, fromBlock: 0n, toBlock: 'latest' })
  return parseEventLogs({ abi: poolAbi, eventName: 'Repaid', logs }).map(({ args: { principal, income } }) => ({
    principal,
    income,
  }))
}

export const isRepaid = async (chain: Anvil): Promise<boolean> =>
  (await poolView<bigint>(chain, 'oldestDraw')) === (await poolView(chain, 'drawCount'))

/** Places an order that names the pools' account, in whole tokens. */
export const placePoolOrder = (store: Store, world: World, send: string, receive: string): Promise<OrderRow> =>
  placeEvmOrder(store, {
    from: world.north,
    to: world.south,
    change: {
      maker: localPool(world.north.chainId).account,
      inputToken: usdc(world.north),
      inputAmount: north(send),
      outputToken: usdc(world.south),
      outputAmount: south(receive),
    },
  })
