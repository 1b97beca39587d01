import { createClient } from 'viem'
import { readContract } from 'viem/actions'
import { bridgeEscrowAbi } from '#contracts/abi/bridgeEscrow.ts'
import { testTokenAbi } from '#contracts/abi/testToken.ts'
import type { ChannelDef } from '#core/catalogue/types.ts'
import { type DevAccount, devAccounts } from '#chains/evm/testing/accounts.ts'
import { bitcoinToken, gramToken, type IssuedToken, issueToken } from '#chains/evm/testing/issuedTokens.ts'
import { BADGE_CHAIN, deployBadge } from '#chains/evm/testing/badge.ts'
import { deployCheckIn } from '#chains/evm/testing/checkIn.ts'
import { deployDex } from '#chains/evm/testing/dex.ts'
import { deployPool } from '#chains/evm/testing/pool.ts'
import { deployContracts, localDeployment, prepareAccounts, registerPayee } from '#chains/evm/testing/deploy.ts'
import { localHttp } from '#chains/evm/testing/localHttp.ts'

/** USDC of each account at startup, in whole units. */
const funds: readonly (readonly [DevAccount, bigint])[] = [
  [devAccounts.maker, 1_000_000n],
  [devAccounts.user, 10_000n],
  [devAccounts.friend, 10_000n],
  [devAccounts.stranger, 10_000n],
]

/** Wei of the faucet's wallet, which the node's own mnemonic doesn't fund. */
const FAUCET_WEI = 10n ** 22n

/** Tokens for coins of other families, by the network whose local catalogue lists them. */
const issued: ReadonlyMap<number, readonly IssuedToken[]> = new Map([[31337, [bitcoinToken, gramToken]]])

type Earning = Pick<ChannelDef, 'id' | 'feeAddress'>

/** Deploys, funds and registers missing parts. Blocks are mined at once meanwhile, then every second again. */
export async function setUpEvmChain(url: string, chainId: number, channels: readonly Earning[] = []): Promise<void> {
  const client = createClient({ transport: localHttp(url) })
  const request: Request = (method, params) => client.request({ method, params } as never)
  const { usdc, escrow } = localDeployment(chainId)
  await fundFaucet(request)
  await request('evm_setAutomine', [true])
  try {
    await deployContracts(url, chainId)
    await deployCheckIn(url)
    if (chainId === BADGE_CHAIN) await deployBadge(url)
    for (const token of issued.get(chainId) ?? []) await issueToken(url, chainId, token)
    const signer = await readContract(client, {
      address: escrow,
      abi: bridgeEscrowAbi,
      functionName: 'offerSigner',
      args: [devAccounts.maker.address],
    })
    const supply = await readContract(client, { address: usdc, abi: testTokenAbi, functionName: 'totalSupply' })
    if (signer.toLowerCase() !== devAccounts.offerSigner.address || supply === 0n)
      await prepareAccounts(url, chainId, funds)
    // After the accounts, whose funding depends on an empty supply.
    await deployDex(url, chainId)
    await deployPool(url, chainId)
    for (const { id, feeAddress } of channels) {
      if (feeAddress === null) continue
      const payee = await readContract(client, {
        address: escrow,
        abi: bridgeEscrowAbi,
        functionName: 'channelPayee',
        args: [BigInt(id)],
      })
      if (payee.toLowerCase() !== feeAddress.toLowerCase()) await registerPayee(url, chainId, id, feeAddress)
    }
  } finally {
    await request('evm_setIntervalMining', [1])
  }
}

type Request = (method: string, params: readonly unknown[]) => Promise<unknown>

/** Fills the faucet's wallet up once half of it is spent, also in data folders that are older than the faucet. */
async function fundFaucet(request: Request): Promise<void> {
  const { address } = devAccounts.faucet
  const left = BigInt((await request('eth_getBalance', [address, 'latest'])) as string)
  if (left < FAUCET_WEI / 2n) await request('anvil_setBalance', [address, `0x${FAUCET_WEI.toString(16)}`])
}
