import { createClient, http } from 'viem'
import { readContract } from 'viem/actions'
import { bridgeEscrowAbi } from '#contracts/abi/bridgeEscrow.ts'
import { testTokenAbi } from '#contracts/abi/testToken.ts'
import { type DevAccount, devAccounts } from '#chains/evm/testing/accounts.ts'
import { deployContracts, localDeployment, prepareAccounts } from '#chains/evm/testing/deploy.ts'

/** Whole USDC that each account holds at the start. */
const funds: readonly (readonly [DevAccount, bigint])[] = [
  [devAccounts.maker, 1_000_000n],
  [devAccounts.user, 10_000n],
  [devAccounts.friend, 10_000n],
  [devAccounts.stranger, 10_000n],
]

/** Deploys and funds what is missing. Blocks come at once meanwhile, then every second again. */
export async function setUpEvmChain(url: string, chainId: number): Promise<void> {
  const client = createClient({ transport: http(url) })
  const request = (method: string, params: readonly unknown[]) => client.request({ method, params } as never)
  const { usdc, escrow } = localDeployment(chainId)
  await request('evm_setAutomine', [true])
  try {
    await deployContracts(url, chainId)
    const signer = await readContract(client, { address: escrow, abi: bridgeEscrowAbi, functionName: 'offerSigner', args: [devAccounts.maker.address] })
    const supply = await readContract(client, { address: usdc, abi: testTokenAbi, functionName: 'totalSupply' })
    if (signer.toLowerCase() !== devAccounts.offerSigner.address || supply === 0n) await prepareAccounts(url, chainId, funds)
  } finally {
    await request('evm_setIntervalMining', [1])
  }
}
