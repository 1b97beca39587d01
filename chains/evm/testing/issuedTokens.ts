import { concat, createWalletClient, encodeAbiParameters, encodeFunctionData, getContractAddress, parseAbi } from 'viem'
import { privateKeyToAccount } from 'viem/accounts'
import { getCode, readContract, sendTransaction } from 'viem/actions'
import testToken from '#contracts/artifacts/TestToken.json' with { type: 'json' }
import { bridgeEscrowAbi } from '#contracts/abi/bridgeEscrow.ts'
import { testTokenAbi } from '#contracts/abi/testToken.ts'
import { type DevAccount, devAccounts } from './accounts.ts'
import { factory, salt } from './checkIn.ts'
import { localDeployment } from './deploy.ts'
import { mined } from './receipt.ts'
import { localHttp } from './localHttp.ts'

type Hex = `0x${string}`

/** ERC-20 token on local EVM networks that represents another network's coin. It has one address on all of them. */
export interface IssuedToken {
  readonly address: Hex
  readonly init: Hex
  readonly unit: bigint
  /** Whole tokens of each account at the start. */
  readonly funds: readonly (readonly [DevAccount, bigint])[]
  readonly claimCap: bigint
}

function issue(name: string, symbol: string, decimals: number, { maker, user }: Record<'maker' | 'user', bigint>) {
  const unit = 10n ** BigInt(decimals)
  const init = concat([
    testToken.bytecode as Hex,
    encodeAbiParameters(
      [{ type: 'string' }, { type: 'string' }, { type: 'uint8' }, { type: 'address' }],
      [name, symbol, decimals, devAccounts.deployer.address],
    ),
  ])
  const address = getContractAddress({ opcode: 'CREATE2', from: factory, salt, bytecode: init }).toLowerCase() as Hex
  const funds = [[devAccounts.maker, maker] as const, [devAccounts.user, user] as const]
  return { address, init, unit, funds, claimCap: maker * 10n * unit } satisfies IssuedToken
}

export const bitcoinToken: IssuedToken = issue('Bitcoin', 'BTC', 8, { maker: 100n, user: 5n })
export const gramToken: IssuedToken = issue('Gram', 'GRAM', 9, { maker: 1_000_000n, user: 10_000n })

/** Deploys the token, allows it in the escrow and funds its accounts, as far as that is missing. */
export async function issueToken(url: string, chainId: number, token: IssuedToken): Promise<void> {
  const { address, init, unit, funds, claimCap } = token
  const wallet = createWalletClient({
    account: privateKeyToAccount(devAccounts.deployer.key),
    transport: localHttp(url),
    pollingInterval: 50,
  })
  const send = async (to: Hex, data: Hex): Promise<unknown> =>
    mined(wallet, await sendTransaction(wallet, { to, data, chain: null }))
  if (!(await getCode(wallet, { address }))) await send(factory, concat([salt, init]))
  const { escrow } = localDeployment(chainId)
  const isAllowed = await readContract(wallet, {
    address: escrow,
    abi: parseAbi(['function tokenAllowed(address) view returns (bool)']),
    functionName: 'tokenAllowed',
    args: [address],
  })
  if (!isAllowed) {
    const cap = { abi: bridgeEscrowAbi, functionName: 'setClaimCap', args: [address, claimCap] } as const
    await send(escrow, encodeFunctionData(cap))
    const allow = { abi: bridgeEscrowAbi, functionName: 'setTokenAllowed', args: [address, true] } as const
    await send(escrow, encodeFunctionData(allow))
  }
  const supply = { address, abi: testTokenAbi, functionName: 'totalSupply' } as const
  if ((await readContract(wallet, supply)) > 0n) return
  for (const [owner, whole] of funds) {
    const args = [owner.address, whole * unit] as const
    await send(address, encodeFunctionData({ abi: testTokenAbi, functionName: 'mint', args }))
  }
}
